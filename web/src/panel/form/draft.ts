/** The values of a form that a person has typed and not saved yet, field by field. */
export interface Draft<T extends object> {
  typed: Partial<T>;
  /** For each typed field, the stored value when the person began to change it. */
  bases: Partial<T>;
  /**
   * The values that this page has sent lately. If the stored value of a field is one of them, no other person changed it.
   */
  sent: readonly Partial<T>[];
  /** The values that are being saved now. */
  saving: Partial<T>;
}

/**
 * The draft after a person typed more. A field that is back at its stored value is removed from the draft, unless
 * another value of the field is being saved.
 */
export function updateDraft<T extends object>(draft: Draft<T>, stored: T, change: Partial<T>): Draft<T> {
  const typed: Partial<T> = { ...draft.typed };
  const bases: Partial<T> = { ...draft.bases };
  for (const field of Object.keys(change) as (keyof T)[]) {
    const isChanging = field in draft.saving && !hasSameJson(draft.saving[field], stored[field]);
    if (!isChanging && hasSameJson(change[field], stored[field])) {
      delete typed[field];
      delete bases[field];
      continue;
    }
    if (!(field in typed)) bases[field] = stored[field];
    typed[field] = change[field]!;
  }
  return { ...draft, typed, bases };
}

const MOST_SENT = 10;

/** The draft while the typed values are being saved. */
export function startSaving<T extends object>(draft: Draft<T>): Draft<T> {
  return { ...draft, sent: [...draft.sent, draft.typed].slice(-MOST_SENT), saving: draft.typed };
}

/** The draft after a save. It keeps the fields that were typed again in the meantime. */
export function removeSaved<T extends object>(draft: Draft<T>, saved: Partial<T>): Draft<T> {
  const saving = { ...draft.saving };
  for (const field of sameFields(saving, saved)) delete saving[field];
  return { ...dropTyped(draft, sameFields(draft.typed, saved)), saving };
}

/** The draft without the fields that are now stored as typed. */
export function removeUnchanged<T extends object>(draft: Draft<T>, stored: T): Draft<T> {
  return updateDraft(draft, stored, draft.typed);
}

/** The typed fields that another person has stored with another value in the meantime. */
export function clashesOf<T extends object>(draft: Draft<T>, stored: T): (keyof T & string)[] {
  const { typed, bases, sent } = draft;
  const isOwn = (field: keyof T) =>
    sent.some((one) => field in one && hasSameJson(one[field], stored[field]));
  return (Object.keys(typed) as (keyof T & string)[]).filter(
    (field) =>
      !hasSameJson(bases[field], stored[field]) && !hasSameJson(typed[field], stored[field]) && !isOwn(field),
  );
}

/** The draft after the person has seen the values of others and keeps their own. */
export function keepTyped<T extends object>(draft: Draft<T>, stored: T): Draft<T> {
  const bases: Partial<T> = {};
  for (const field of Object.keys(draft.typed) as (keyof T)[]) bases[field] = stored[field];
  return { ...draft, bases };
}

/** The draft without some fields: the form shows their stored values. */
export function dropTyped<T extends object>(draft: Draft<T>, fields: readonly (keyof T)[]): Draft<T> {
  const typed = { ...draft.typed };
  const bases = { ...draft.bases };
  for (const field of fields) {
    delete typed[field];
    delete bases[field];
  }
  return { ...draft, typed, bases };
}

export function emptyDraft<T extends object>(): Draft<T> {
  return { typed: {}, bases: {}, sent: [], saving: {} };
}

/** Reads a draft from its JSON. If the JSON is missing or cannot be read, the draft is empty. */
export function readDraft<T extends object>(text: string | null): Draft<T> {
  try {
    const { typed, bases, sent } = JSON.parse(text ?? '{}') as Partial<Draft<T>>;
    return {
      ...emptyDraft<T>(),
      typed: typed ?? {},
      bases: bases ?? {},
      sent: Array.isArray(sent) ? sent : [],
    };
  } catch {
    return emptyDraft();
  }
}

/** The fields that have the same value in both. */
function sameFields<T extends object>(one: Partial<T>, other: Partial<T>): (keyof T)[] {
  return (Object.keys(one) as (keyof T)[]).filter(
    (field) => field in other && hasSameJson(one[field], other[field]),
  );
}

/** Whether two values have the same JSON. */
export function hasSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
