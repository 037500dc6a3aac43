import { useState } from "react";
import { Pressable, SafeAreaView, Text, View } from "react-native";
import { Calculator } from "./calculator";
import { useEngine } from "./engine";
import { styles } from "./styles";
import { Tracker } from "./tracker";

const screens = { Calculator, Tracker };
type Name = keyof typeof screens;

export function App() {
  const { tcg, fault } = useEngine();
  const [name, setName] = useState<Name>("Calculator");
  if (fault !== undefined) return <Text accessibilityRole="alert">{fault}</Text>;
  if (tcg === undefined) return <Text>The rules are being loaded …</Text>;
  const Screen = screens[name];
  return (
    <SafeAreaView style={styles.app}>
      <View style={styles.row} accessibilityRole="tablist">
        {(Object.keys(screens) as Name[]).map((each) => (
          <Pressable
            key={each}
            accessibilityRole="tab"
            accessibilityState={{ selected: each === name }}
            onPress={() => setName(each)}
            style={styles.tab}
          >
            <Text style={each === name ? styles.tabHere : undefined}>{each}</Text>
          </Pressable>
        ))}
      </View>
      <Screen tcg={tcg} />
    </SafeAreaView>
  );
}
