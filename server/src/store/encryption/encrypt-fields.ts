import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../core/reservations/reservation-code.ts';
import type { Random } from '../../parts.ts';
import { type Database, type Db, inTransaction } from '../database.ts';
import {
  codeHashOf,
  openCode,
  type ReservationRow,
  type StoredContent,
  toReservation,
  toStoredContent,
} from '../reservations/stored-reservation.ts';
import { toStoredAddress } from '../webhooks/stored-address.ts';

const ROWS_AT_ONCE = 500;

/**
 * Encrypts fields that an earlier release stored in clear: codes of reservations and webhook addresses. Codes under a
 * secret key that was replaced cannot be opened any more: these reservations get new ones. Goes in short
 * transactions, so that it may be broken off and begun again, by several servers at once, too. To be called
 * when the secret key is known to be that of the database.
 * @returns how many rows it encrypted
 */
export async function encryptFields(db: Database, random: Random): Promise<number> {
  let total = await renewLostCodes(db, random);
  for (const encryptSome of [encryptCodes, encryptAddresses]) {
    for (;;) {
      const encrypted = await inTransaction(db, encryptSome);
      total += encrypted;
      if (encrypted < ROWS_AT_ONCE) break;
    }
  }
  return total;
}

interface CodedRow extends ReservationRow {
  venueId: string;
  id: string;
}

const CODED_ROWS = `select venue_id as "venueId", reservation_id as id, revision, content from reservation where code_hash is not null`;
const ROWS_TRIED = 20;

/** Begins with the first row and tries the last ones: when it was broken off before, these are still lost. */
async function renewLostCodes(db: Database, random: Random): Promise<number> {
  const last = await db.query<CodedRow>({
    text: `${CODED_ROWS} order by venue_id desc, reservation_id desc limit ${ROWS_TRIED}`,
  });
  if (!last.some((row) => isLost(row, db))) return 0;
  let renewed = 0;
  let rows = await db.query<CodedRow>({
    text: `${CODED_ROWS} order by venue_id, reservation_id limit ${ROWS_AT_ONCE}`,
  });
  while (rows.length > 0) {
    const lost = rows.filter((row) => isLost(row, db));
    await inTransaction(db, async (tx) => {
      for (const row of lost) await renewCode(tx, row, random);
    });
    renewed += lost.length;
    const { venueId, id } = rows.at(-1)!;
    rows = await db.query<CodedRow>({
      text: `${CODED_ROWS} and (venue_id, reservation_id) > ($1, $2) order by venue_id, reservation_id limit ${ROWS_AT_ONCE}`,
      values: [venueId, id],
    });
  }
  return renewed;
}

function isLost(row: CodedRow, { encryption }: Db): boolean {
  return openCode(row.content, encryption) === null;
}

async function renewCode(tx: Db, { content, ...row }: CodedRow, random: Random): Promise<void> {
  const { encryption } = tx;
  const code = formatReservationCode(random(RESERVATION_CODE_BYTES));
  const { sealedCode: _, ...open } = content as Extract<StoredContent, { sealedCode: string }>;
  const renewed = toStoredContent({ ...open, code, revision: row.revision }, encryption);
  await saveCode(tx, row, codeHashOf(row.venueId, code, encryption), renewed);
}

async function saveCode(
  tx: Db,
  { venueId, id }: Pick<CodedRow, 'venueId' | 'id'>,
  codeHash: Buffer,
  content: StoredContent,
): Promise<void> {
  await tx.query({
    name: 'encrypt-code',
    text: `update reservation set code = null, code_hash = $3, content = $4
            where venue_id = $1 and reservation_id = $2`,
    values: [venueId, id, codeHash, JSON.stringify(content)],
  });
}

async function encryptCodes(tx: Db): Promise<number> {
  const rows = await tx.query<ReservationRow & { code: string }>({
    text: `select revision, content, code from reservation where code is not null limit ${ROWS_AT_ONCE} for update skip locked`,
  });
  for (const { code, ...row } of rows) {
    const reservation = { ...toReservation(row, tx.encryption), code };
    const codeHash = codeHashOf(reservation.venueId, code, tx.encryption);
    await saveCode(tx, reservation, codeHash, toStoredContent(reservation, tx.encryption));
  }
  return rows.length;
}

async function encryptAddresses(tx: Db): Promise<number> {
  const rows = await tx.query<{ venueId: string; keyId: string; url: string }>({
    text: `select venue_id as "venueId", key_id as "keyId", webhook_url as url from api_key
            where webhook_url is not null and webhook_sealed_url is null limit ${ROWS_AT_ONCE} for update skip locked`,
  });
  for (const { url, ...place } of rows) {
    const { clear, sealed } = toStoredAddress(url, place, tx.encryption);
    await tx.query({
      name: 'encrypt-address',
      text: 'update api_key set webhook_url = $3, webhook_sealed_url = $4 where venue_id = $1 and key_id = $2',
      values: [place.venueId, place.keyId, clear, sealed],
    });
  }
  return rows.length;
}
