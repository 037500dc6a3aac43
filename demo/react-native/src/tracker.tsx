import type { Tcg } from "altmode/tcg";
import { useReducer } from "react";
import { Pressable, ScrollView, Text, View } from "react-native";
import { decks } from "./decks";
import { styles } from "./styles";
import { type Change, changed, isOut, layOut, type Member, starsOut } from "./team";

function Button({ label, onPress, children }: { label: string; onPress: () => void; children: string }) {
  return (
    <Pressable accessibilityRole="button" accessibilityLabel={label} onPress={onPress} style={styles.button}>
      <Text style={styles.buttonText}>{children}</Text>
    </Pressable>
  );
}

function Line({ member, change }: { member: Member; change: (change: "less" | "more" | "flip") => void }) {
  const { name, damage, health, modes, mode } = member;
  return (
    <View style={[styles.row, isOut(member) && styles.out]}>
      <View style={styles.grow}>
        <Text style={styles.name}>{name}</Text>
        <Text accessibilityLabel={`${name}: ${damage} of ${health} damage`}>
          {isOut(member) ? "KO" : `${damage} of ${health} damage`} · {modes[mode] ?? ""}
        </Text>
      </View>
      <Button label={`Flip ${name}`} onPress={() => change("flip")}>
        ⟳
      </Button>
      <Button label={`Repair ${name}`} onPress={() => change("less")}>
        −
      </Button>
      <Button label={`Damage ${name}`} onPress={() => change("more")}>
        +
      </Button>
    </View>
  );
}

/** Damage counters and modes of two teams at a real table. */
export function Tracker({ tcg }: { tcg: Tcg }) {
  const [table, change] = useReducer(changed, undefined, () => layOut(tcg, decks));
  const wanted = { less: -1, more: 1 };
  return (
    <ScrollView contentContainerStyle={styles.screen}>
      {table.teams.map((team, number) => (
        <View key={number === 0 ? "first" : "second"}>
          <Text style={styles.heading} testID={`team-${number}`}>
            Player {number + 1}: {starsOut(team)} stars out
          </Text>
          {team.map((member, index) => (
            <Line
              key={member.id}
              member={member}
              change={(kind) => {
                const place = { team: number as 0 | 1, member: index };
                const what: Change =
                  kind === "flip"
                    ? { type: "flip", ...place }
                    : { type: "damage", ...place, amount: wanted[kind] };
                change(what);
              }}
            />
          ))}
        </View>
      ))}
      <Button label="Clear the table" onPress={() => change({ type: "clear" })}>
        Clear
      </Button>
    </ScrollView>
  );
}
