/** The source of ids when a document is compared with the stored venue. */
export interface IdSource {
  /** All ids that the document states. A record with such an id is matched by this id only. */
  stated: ReadonlySet<string>;
  newId: () => string;
}

/** A draft with its final id, and the stored record that it matches, if there is one. */
export interface DraftWithId<Draft, Stored> {
  id: string;
  draft: Draft;
  stored: Stored | null;
}

/**
 * Gives each draft its id: the stated one, else that of the stored sibling with the same natural key, else a
 * new one. A stored record is matched at most once, so that a second import of a document finds the records
 * of the first.
 * @param siblings  the stored records among which natural keys count
 * @param known  the stored records among which stated ids count; the siblings when left out
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
