import type { Reservation } from '../../core/reservations/reservation.ts';
import type { ReservationTaker } from '../../core/reservations/reservation-actor.ts';
import type { FieldEncryption } from '../encryption/field-encryption.ts';
import { storedReader } from '../stored-json.ts';

/**
 * The part of a reservation that is stored unencrypted: without its code, and without its revision, which has its own
 * column.
 */
type OpenContent = Omit<Reservation, 'revision' | 'code'>;

/** Reads the unencrypted content of a stored reservation. */
const readOpenContent = storedReader<
  Omit<OpenContent, 'takenBy'> & { takenBy: Pick<ReservationTaker, 'kind'> }
>({
  id: 'Always',
  venueId: 'Always',
  status: 'Always',
  startsAt: 'Always',
  requestedStartsAt: 'Always',
  guests: 'Always',
  name: 'Always',
  phone: 'Always',
  note: 'Always',
  originalNote: 'Always',
  allergy: { of: { allergens: 'Always', text: 'Always' }, whenMissing: () => null },
  tableIds: 'Always',
  isTakenByApi: 'Always',
  // A guest who took it on the web has only a kind.
  takenBy: { of: { kind: 'Always' } },
  likelyDuplicateOf: 'Always',
  createdAt: 'Always',
  checkedInAt: 'Always',
  cancelledAt: 'Always',
  cancelledBy: 'Always',
  cancellationReason: 'Always',
});

/** The stored content of a reservation, with its encrypted code. */
export type StoredContent = OpenContent & { sealedCode: string };

/** The columns of a reservation that a statement reads. */
export interface ReservationRow {
  revision: number;
  content: StoredContent;
}

const placeOf = ({ venueId, id }: Pick<Reservation, 'venueId' | 'id'>) => `reservation code ${venueId} ${id}`;

/** The reservation of a row. @throws Error if its code was encrypted with another secret key */
export function toReservation(
  { revision, content }: ReservationRow,
  encryption: FieldEncryption,
): Reservation {
  const code = openCode(content, encryption);
  if (code === null)
    throw new Error('SECRET_KEY is not the key that the codes of reservations were encrypted under.');
  readOpenContent(content);
  const { sealedCode: _, ...open } = content;
  return { ...open, code, revision };
}

/** The code of a reservation; `null` if it was encrypted with another secret key. */
export function openCode(content: StoredContent, encryption: FieldEncryption): string | null {
  return encryption.open(Buffer.from(content.sealedCode, 'base64'), placeOf(content));
}

/** The content of a reservation for its row, with its code encrypted. */
export function toStoredContent(
  { code, revision: _, ...open }: Reservation,
  encryption: FieldEncryption,
): StoredContent {
  return { ...open, sealedCode: encryption.seal(code, placeOf(open)).toString('base64') };
}

const codeScopeOf = (venueId: string) => `reservation code ${venueId}`;

/** The keyed hash of a code that is stored with a reservation of a venue. */
export function codeHashOf(venueId: string, code: string, encryption: FieldEncryption): Buffer {
  return encryption.digest(code, codeScopeOf(venueId));
}

/** The keyed hashes with which to look up a code at a venue: one for each secret key. */
export function codeHashesOf(venueId: string, code: string, encryption: FieldEncryption): readonly Buffer[] {
  return encryption.digests(code, codeScopeOf(venueId));
}

/**
 * The content with its code encrypted with the present key; `null` if it was encrypted with that key before, or no
 * key decrypts it.
 */
export function resealContent(
  content: StoredContent,
  encryption: FieldEncryption,
): { code: string; content: StoredContent } | null {
  const code = encryption.openOld(Buffer.from(content.sealedCode, 'base64'), placeOf(content));
  if (code === null) return null;
  const sealedCode = encryption.seal(code, placeOf(content)).toString('base64');
  return { code, content: { ...content, sealedCode } };
}
