import { type Static, Type } from 'typebox';
import {
  type BillDocuments,
  documentsOf,
  FISCAL_KINDS,
  FISCAL_STATES,
  type FiscalDocument,
  type FiscalSection,
  standingDocuments,
} from '../../core/bills/fiscal/fiscal-document.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

export const SectionResource = Type.Object(
  {
    section: nullable(Type.Integer(), 'Of the VAT class; `null` where it has none, and for the service fee.'),
    percent: nullable(Type.Number(), 'The VAT rate; `null` for what has no VAT class.'),
    gross: liraSchema(),
  },
  { title: 'FiscalSection' },
);

export const DocumentResource = Type.Object(
  {
    id: uuid(),
    kind: oneOf(FISCAL_KINDS),
    state: oneOf(FISCAL_STATES, '`Pending`: it waits for the device.'),
    counts: Type.Boolean({
      description: '`false` once a void of it was issued, or another document took its place.',
    }),
    paymentIds: Type.Array(uuid(), { description: 'The payments that a sale covers.' }),
    refundIds: Type.Array(uuid(), { description: 'The refunds that a refund covers.' }),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'The units that a table slip covers, or a sale where units were chosen.',
    }),
    amount: nullable(
      liraSchema(),
      'What it settles or gives back, by the bill as it was when the document was created; `null` for a table slip.',
    ),
    sections: nullable(
      Type.Array(SectionResource),
      'The amount by section and rate, of the same bill: what the device prints, also of a document that is tried again or taken back ' +
        'later. `null` for a table slip.',
    ),
    replacesId: nullable(uuid(), 'Of a void, the document that it takes back; else that which it replaces.'),
    device: nullable(Type.String({ examples: ['Till 1'] }), 'What the bridge calls the device.'),
    number: nullable(Type.String({ examples: ['12'] }), 'On the device; `null` until it is issued.'),
    zNumber: nullable(Type.String({ examples: ['731'] }), 'The Z report of the device that it belongs to.'),
    uuid: nullable(
      Type.String({ examples: ['7b1f0c52-64a4-4d0e-9a53-0c2a5b1f6d10'] }),
      'What the device or its maker identifies it by.',
    ),
    issuedAt: nullable(instantSchema('On the clock of the device.')),
    failure: nullable(Type.String({ examples: ['Paper is out'] }), 'Why it failed, while it is `Failed`.'),
    createdAt: instantSchema(),
  },
  { title: 'FiscalDocument' },
);

/** The JSON of the fiscal documents of a bill, oldest first. */
export function toDocuments(bill: { fiscal?: BillDocuments }): Static<typeof DocumentResource>[] {
  const documents = documentsOf(bill);
  if (documents.length === 0) return [];
  const standing = new Set(standingDocuments(bill));
  return documents.map((document) => toDocument(document, standing.has(document)));
}

function toDocument(document: FiscalDocument, counts: boolean): Static<typeof DocumentResource> {
  const { id, kind, state, paymentIds, refundIds, units, amountKurus, replacesId, device, createdAt } =
    document;
  const { number = null, zNumber = null, uuid = null, at = null } = document.issued ?? {};
  return {
    ...{ id, kind, state, counts, paymentIds, refundIds, units },
    amount: amountKurus === null ? null : lira(amountKurus),
    sections: document.sections?.map(toSection) ?? null,
    ...{ replacesId, device, number, zNumber, uuid },
    issuedAt: at === null ? null : instant(at),
    failure: document.failure ?? null,
    createdAt: instant(createdAt),
  };
}

export function toSection({ section, rate, grossKurus }: FiscalSection): Static<typeof SectionResource> {
  return { section, percent: rate === null ? null : rate / 100, gross: lira(grossKurus) };
}
