import type { LineState } from '../../../acts/bill-acts.ts';
import type { PaymentKind } from '../../../acts/payment-acts.ts';
import type { Schemas } from '../../../api/client.ts';

/** The functions with which an entry of a bill's history is written in the language of the person. */
export interface HistoryTexts {
  /** Formats a text of `pay.history`. */
  text: (name: HistoryText, values?: Record<string, string>) => string;
  state: (state: LineState) => string;
  /** The name of the method of a payment or a refund, by its id. If the bill does not have it, the name of the kind. */
  method: (moneyId: string, kind: PaymentKind) => string;
  amount: (lira: number) => string;
  /** The name of the product of a line, by line id; `null` if the bill does not have the line. */
  lineName: (lineId: string) => string | null;
}

const WITHOUT_VALUES = [
  'BillOpened',
  'RoundPlaced',
  'BillVoided',
  'FiscalDocumentCreated',
  'FiscalDocumentFailed',
  'FiscalDocumentRetried',
  'DeliveryLeft',
  'DeliveryCameBack',
  'TakenOver',
  'BillAsked',
  'BillNotAsked',
  'BillHidden',
  'BillShown',
] as const;
type WithoutValues = (typeof WITHOUT_VALUES)[number];

const ON_A_LINE = [
  'LineMoved',
  'LineStruck',
  'QuantityChanged',
  'SeatChanged',
  'LineGivenAway',
  'LineChargedAgain',
  'AllergyMarked',
  'AllergySeen',
  'AllergyRemoved',
  'HeldLineChanged',
] as const;
type OnALine = (typeof ON_A_LINE)[number];

export type HistoryText =
  | WithoutValues
  | OnALine
  | 'wholeBill'
  | 'LinePriced'
  | 'LineDiscounted'
  | 'LineDiscountTakenBack'
  | 'BillDiscounted'
  | 'BillDiscountTakenBack'
  | 'OrderedAgain'
  | 'RoundBumped'
  | 'CourseFired'
  | 'GuestsCounted'
  | 'TableChanged'
  | 'LinesMovedOut'
  | 'LinesMovedIn'
  | 'LinesMovedOn'
  | 'PaymentRecorded'
  | 'PaymentReversed'
  | 'PaymentRefunded'
  | 'PaymentRefundedFor'
  | 'PaymentMethodChanged'
  | 'TipMade'
  | 'BillPrinted'
  | 'ReceiptPrinted'
  | 'FiscalDocumentIssued'
  | 'BillClosed'
  | 'BillClosedWith'
  | 'other'
  | 'someLine';

type Detail = Record<string, unknown>;

/** Describes an entry of the history in a sentence. An action that the app does not know gets its technical name. */
export function historySentence({ action, detail }: Schemas['HistoryEntry'], texts: HistoryTexts): string {
  const again = textOf((detail as Detail)['againOf']);
  if (again !== '')
    return texts.text('OrderedAgain', { name: texts.lineName(again) ?? texts.text('someLine') });
  if (isOneOf(WITHOUT_VALUES, action)) return texts.text(action);
  if (isOneOf(ON_A_LINE, action)) return texts.text(action, lineValues(action, detail, texts));
  switch (action) {
    case 'RoundBumped':
      return texts.text(action, { to: texts.state(detail['to'] as LineState) });
    case 'LinePriced':
      return texts.text(action, {
        name: lineNameOf(detail, texts),
        from: texts.amount(Number(detail['from'])),
        to: texts.amount(Number(detail['to'])),
      });
    case 'LineDiscounted':
    case 'BillDiscounted':
      return discountSentence(action, detail, texts);
    case 'GuestsCounted':
      return texts.text(action, { to: textOf(detail['to']) || '–' });
    case 'TableChanged':
      return texts.text(action, { from: textOf(detail['fromName']), to: textOf(detail['toName']) });
    case 'LinesMovedOut':
    case 'LinesMovedIn':
      return texts.text(action, {
        lines: movedIn(detail),
        number: textOf(detail['toNumber'] ?? detail['fromNumber']),
      });
    case 'LinesMovedOn':
      return texts.text(action, { number: textOf(detail['toNumber']) });
    case 'PaymentRecorded':
    case 'PaymentReversed':
    case 'TipMade':
      return texts.text(action, paymentValues(detail, texts));
    case 'PaymentRefunded': {
      const units = unitsIn(detail, texts);
      if (units === '') return texts.text(action, paymentValues(detail, texts));
      return texts.text('PaymentRefundedFor', { ...paymentValues(detail, texts), units });
    }
    case 'PaymentMethodChanged':
      return texts.text(action, {
        from: texts.method(textOf(detail['paymentId']), detail['fromKind'] as PaymentKind),
        kind: texts.method(textOf(detail['newPaymentId']), detail['kind'] as PaymentKind),
        amount: texts.amount(Number(detail['amount'] ?? 0)),
      });
    case 'BillPrinted':
      return texts.text(detail['kind'] === 'Bill' ? action : 'ReceiptPrinted', {
        amount: texts.amount(Number(detail['total'])),
      });
    case 'FiscalDocumentIssued':
      return texts.text(action, { number: textOf(detail['number']) });
    case 'BillClosed':
      return detail['kind'] === null || detail['kind'] === undefined
        ? texts.text(action)
        : texts.text('BillClosedWith', paymentValues(detail, texts));
    default:
      return texts.text('other', { action });
  }
}

/** The reason in an entry; `null` if there is none. */
export function historyReason({ detail }: Schemas['HistoryEntry']): string | null {
  const { withoutDocument, reason = withoutDocument } = detail as Detail;
  return typeof reason === 'string' && reason !== '' ? reason : null;
}

/** The name of the person who took a round that another person sent; `null` for all other entries. */
export function historyTaker({ detail }: Schemas['HistoryEntry']): string | null {
  const { takenBy } = detail as { takenBy?: { name: string } | null };
  return takenBy?.name ?? null;
}

function lineValues(action: OnALine, detail: Detail, texts: HistoryTexts): Record<string, string> {
  const name = lineNameOf(detail, texts);
  if (action === 'LineMoved')
    return {
      name,
      from: texts.state(detail['from'] as LineState),
      to: texts.state(detail['to'] as LineState),
    };
  if (action === 'QuantityChanged') return { name, from: textOf(detail['from']), to: textOf(detail['to']) };
  return { name };
}

function discountSentence(
  action: 'LineDiscounted' | 'BillDiscounted',
  detail: Detail,
  texts: HistoryTexts,
): string {
  const name: Record<string, string> = action === 'LineDiscounted' ? { name: lineNameOf(detail, texts) } : {};
  const { percent, fixed } = detail;
  if (percent === null && fixed === null)
    return texts.text(action === 'LineDiscounted' ? 'LineDiscountTakenBack' : 'BillDiscountTakenBack', name);
  return texts.text(action, { ...name, amount: texts.amount(Number(detail['amount'])) });
}

function lineNameOf(detail: Detail, texts: HistoryTexts): string {
  if (detail['lineId'] === null) return texts.text('wholeBill');
  return texts.lineName(textOf(detail['lineId'])) ?? texts.text('someLine');
}

function paymentValues(detail: Detail, { amount, method }: HistoryTexts): Record<string, string> {
  const moneyId = textOf(detail['refundId'] ?? detail['paymentId']);
  return {
    amount: amount(Number(detail['amount'] ?? 0)),
    kind: method(moneyId, detail['kind'] as PaymentKind),
  };
}

/** The names and quantities of refunded units; empty if no units were chosen. */
function unitsIn(detail: Detail, texts: HistoryTexts): string {
  const units = (detail['units'] ?? []) as { lineId: string; quantity: number }[];
  return units.map((unit) => `${unit.quantity} × ${lineNameOf({ ...unit }, texts)}`).join(', ');
}

/** The names of lines that moved to another bill. */
function movedIn(detail: Detail): string {
  const lines = (detail['lines'] ?? []) as { productName: string; units: number }[];
  return lines.map(({ productName, units }) => `${units} × ${productName}`).join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
