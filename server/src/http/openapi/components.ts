type Json = Record<string, unknown>;

/** Headers become references before the responses that contain them, so that equal responses stay equal. */
const KINDS = ['parameters', 'headers', 'examples', 'responses'] as const;

type Kind = (typeof KINDS)[number];

/** Collects the parts that operations share, so that an OpenAPI document contains them once. */
export interface Components {
  /**
   * Adds a part of an operation.
   * @param name  the name of the component if the part is shared: words, a header or an error code
   * @returns the part to put into the document; {@link Components.finish} turns it into a reference if it is
   *   shared
   */
  add(kind: Kind, name: string, part: Json): Json;
  /**
   * Turns every part that several operations share into a reference. If different parts have one name, the
   * most frequent one becomes the component and the others stay where they are.
   * @returns the components by kind and name
   */
  finish(): Partial<Record<Kind, Json>>;
}

export function createComponents(): Components {
  const added = new Map<Kind, Map<string, Json[]>>(KINDS.map((kind) => [kind, new Map()]));
  return {
    add(kind, name, part) {
      const byName = added.get(kind)!;
      const copy = { ...part };
      byName.getOrInsert(name, []).push(copy);
      return copy;
    },
    finish() {
      const components: Partial<Record<Kind, Json>> = {};
      for (const [kind, byName] of added) {
        for (const [name, copies] of byName) {
          const repeated = mostFrequent(copies);
          if (repeated.length < 2) continue;
          components[kind] ??= {};
          components[kind][componentName(name)] = { ...repeated[0] };
          for (const copy of repeated) refer(copy, `#/components/${kind}/${componentName(name)}`);
        }
      }
      return components;
    },
  };
}

/** The largest group of equal parts. */
function mostFrequent(parts: readonly Json[]): Json[] {
  const groups = [...Map.groupBy(parts, (part) => JSON.stringify(part)).values()];
  return groups.reduce((largest, group) => (group.length > largest.length ? group : largest));
}

function refer(part: Json, ref: string): void {
  for (const name of Object.keys(part)) delete part[name];
  part['$ref'] = ref;
}

/** `Retry-After`, `venueId` and `VENUE_NOT_FOUND` as `RetryAfter`, `VenueId` and `VenueNotFound`. */
function componentName(name: string): string {
  const words = name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word));
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}
