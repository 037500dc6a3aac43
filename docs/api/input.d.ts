export type Viewer = number | "public" | "all";
export type Input<T> = {
    readonly [Name in keyof T]: (unknown extends T[Name] ? T[Name] : Input<T[Name]>) | (T extends readonly unknown[] ? never : Record<never, never> extends Pick<T, Name> ? undefined : never);
};
