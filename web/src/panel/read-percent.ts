/** Reads a percentage with at most two decimals after a point or a comma; `null` if the text is no percentage. */
export function readPercent(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  const percent = found === null ? null : Number(`${found[1]}.${found[2] ?? 0}`);
  return percent === null || percent > 100 ? null : percent;
}
