import type { Tcg } from "altmode/tcg";
import { useMemo, useState } from "react";
import { Pressable, ScrollView, Text, View } from "react-native";
import { begin, type Form, fields, odds } from "./odds";
import { styles } from "./styles";

/** A number with a button to either side. */
function Stepper({
  label,
  value,
  most,
  set,
}: {
  label: string;
  value: number;
  most: number;
  set: (value: number) => void;
}) {
  const button = (step: number, sign: string, word: string) => (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={`${word} ${label}`}
      disabled={value + step < 0 || value + step > most}
      onPress={() => set(value + step)}
      style={styles.button}
    >
      <Text style={styles.buttonText}>{sign}</Text>
    </Pressable>
  );
  return (
    <View style={styles.row}>
      <Text style={styles.label}>{label}</Text>
      {button(-1, "−", "Less")}
      <Text style={styles.number} accessibilityLabel={`${label}: ${value}`}>
        {value}
      </Text>
      {button(1, "+", "More")}
    </View>
  );
}

/** The odds of an attack between two characters typed in as numbers. */
export function Calculator({ tcg }: { tcg: Tcg }) {
  const [form, setForm] = useState<Form>(begin);
  const { ko, expected, rows } = useMemo(() => odds(tcg, form), [tcg, form]);
  return (
    <ScrollView contentContainerStyle={styles.screen}>
      {fields.map(({ name, label, most }) => (
        <Stepper
          key={name}
          label={label}
          value={form[name]}
          most={most}
          set={(value) => setForm((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Text style={styles.heading} testID="ko" accessibilityLiveRegion="polite">
        KO {ko}, {expected} damage expected
      </Text>
      {rows.map(({ damage, chance }) => (
        <View key={damage} style={styles.row}>
          <Text style={styles.number}>{damage}</Text>
          <View style={[styles.bar, { width: `${Math.round(70 * chance)}%` }]} />
          <Text>{(100 * chance).toFixed(1)} %</Text>
        </View>
      ))}
    </ScrollView>
  );
}
