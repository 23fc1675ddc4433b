/** The ids that a document states, and a source of new ids, for comparing the document with the stored venue. */
export interface IdSource {
  /** All ids that the document states. A stored record with one of these ids matches only by its id, never by its natural key. */
  stated: ReadonlySet<string>;
  newId: () => string;
}

/** A draft with its final id, and the stored record that it matches; `null` if there is none. */
export interface DraftWithId<Draft, Stored> {
  id: string;
  draft: Draft;
  stored: Stored | null;
}

/**
 * Gives each draft its id: the stated id, else the id of the stored sibling with the same natural key, else a
 * new id. So a second import of a document finds the records of the first import. A stored record matches at most
 * one draft.
 * @param siblings  the stored records that may match by natural key
 * @param naturalKeyOf  the property that identifies a record without an id, such as its name
 * @param known  the stored records that may match by a stated id; the siblings by default
 */
export function assignIds<Draft extends { id: string | null }, Stored extends { id: string }>(
  drafts: readonly Draft[],
  siblings: readonly Stored[],
  naturalKeyOf: (thing: Omit<Draft, 'id'> | Omit<Stored, 'id'>) => string,
  ids: IdSource,
  known: readonly Stored[] = siblings,
): DraftWithId<Draft, Stored>[] {
  const byId = new Map(known.map((stored) => [stored.id, stored]));
  const byNaturalKey = new Map<string, Stored>();
  for (const stored of siblings.toReversed()) {
    if (!ids.stated.has(stored.id)) byNaturalKey.set(naturalKeyOf(stored), stored);
  }
  return drafts.map((draft) => {
    if (draft.id !== null) return { id: draft.id, draft, stored: byId.get(draft.id) ?? null };
    const naturalKey = naturalKeyOf(draft);
    const stored = byNaturalKey.get(naturalKey) ?? null;
    byNaturalKey.delete(naturalKey);
    return { id: stored?.id ?? ids.newId(), draft, stored };
  });
}
