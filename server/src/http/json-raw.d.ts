/** Not yet in TypeScript's library: a JSON text that `JSON.stringify` writes as it is. Primitives only. */
interface JSON {
  rawJSON(text: string): object;
}
