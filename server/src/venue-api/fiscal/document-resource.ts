import { type Static, Type } from 'typebox';
import {
  type BillDocuments,
  currentDocuments,
  documentsOf,
  FISCAL_KINDS,
  FISCAL_STATES,
  type FiscalDocument,
  type FiscalSection,
} from '../../core/bills/fiscal/fiscal-document.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';

export const SectionResource = Type.Object(
  {
    section: nullable(
      Type.Integer(),
      'The section of the VAT class; `null` if it has none, and for the service fee.',
    ),
    percent: nullable(Type.Number(), 'The VAT rate; `null` without a VAT class.'),
    gross: liraSchema(),
  },
  { title: 'FiscalSection' },
);

export const DocumentResource = Type.Object(
  {
    id: uuid(),
    kind: oneOf(FISCAL_KINDS),
    state: oneOf(FISCAL_STATES, 'The state. `Pending`: it waits for the device.'),
    counts: Type.Boolean({
      description:
        'Whether the document counts: `false` once a void of it was issued or another document replaced it.',
    }),
    paymentIds: Type.Array(uuid(), { description: 'The payments that a sale covers.' }),
    refundIds: Type.Array(uuid(), { description: 'The refunds that a refund covers.' }),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'The units that a table slip covers; also of a sale, if units were chosen.',
    }),
    amount: nullable(
      liraSchema(),
      'The amount of its payments or refunds, from the bill at the time when the document was created; ' +
        '`null` for a table slip.',
    ),
    sections: nullable(
      Type.Array(SectionResource),
      'The amount by section and rate, from the bill at the same time. The device prints these values, ' +
        'also if the document is retried or cancelled later. `null` for a table slip.',
    ),
    replacesId: nullable(
      uuid(),
      'For a void, the document that it cancels; otherwise the document that it replaces.',
    ),
    device: nullable(Type.String({ examples: ['Till 1'] }), 'The name of the device, from the bridge.'),
    number: nullable(
      Type.String({ examples: ['12'] }),
      'The number of the document on the device; `null` until it is issued.',
    ),
    zNumber: nullable(
      Type.String({ examples: ['731'] }),
      'The number of the Z report of the device that contains the document.',
    ),
    uuid: nullable(
      Type.String({ examples: ['7b1f0c52-64a4-4d0e-9a53-0c2a5b1f6d10'] }),
      'The identifier of the document from the device or its maker.',
    ),
    issuedAt: nullable(instantSchema('When it was issued, on the clock of the device.')),
    failure: nullable(
      Type.String({ examples: ['Paper is out'] }),
      'The reason of the failure, while it is `Failed`.',
    ),
    createdAt: instantSchema(),
  },
  { title: 'FiscalDocument' },
);

/** The JSON of the fiscal documents of a bill, oldest first. */
export function toDocuments(bill: { fiscal?: BillDocuments }): Static<typeof DocumentResource>[] {
  const documents = documentsOf(bill);
  if (documents.length === 0) return [];
  const current = new Set(currentDocuments(bill));
  return documents.map((document) => toDocument(document, current.has(document)));
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
