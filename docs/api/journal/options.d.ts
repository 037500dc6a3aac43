export interface MatchOptions {
    device?: string | undefined;
    at?: number | undefined;
}
