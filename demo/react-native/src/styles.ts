import { StyleSheet } from "react-native";

export const styles = StyleSheet.create({
  app: { flex: 1, backgroundColor: "#ffffff" },
  screen: { padding: 16, gap: 6 },
  row: { flexDirection: "row", alignItems: "center", gap: 8, paddingVertical: 2 },
  grow: { flex: 1 },
  out: { opacity: 0.5 },
  label: { width: 120 },
  name: { fontWeight: "600" },
  number: { width: 32, textAlign: "center" },
  heading: { fontSize: 18, fontWeight: "600", marginTop: 12 },
  bar: { height: 12, backgroundColor: "#b3261e" },
  button: {
    minWidth: 44,
    minHeight: 44,
    alignItems: "center",
    justifyContent: "center",
    backgroundColor: "#e0e4ea",
    borderRadius: 8,
  },
  buttonText: { fontSize: 20, color: "#14202c" },
  tab: { minHeight: 44, padding: 12 },
  tabHere: { fontWeight: "700", textDecorationLine: "underline" },
});
