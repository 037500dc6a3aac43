import { AppRegistry } from "react-native";
import { App } from "./src/app";

// The name that Expo's own start-up asks for.
AppRegistry.registerComponent("main", () => App);
