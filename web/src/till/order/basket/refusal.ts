import type { FaultDescription } from '../../../api/fault.ts';

/** The reasons for which a line can be refused. */
export const LINE_REASONS = [
  'TooFewLeft',
  'NotOffered',
  'ByMeasure',
  'NotOnMenu',
  'ChoicesChanged',
  'Invalid',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** Why an order was refused, with the reasons of its lines and fields. */
export interface BasketRefusal {
  /**
   * The service's sentence for the person; `null` if there is none, or if each fault is shown at a field of the
   * customer.
   */
  sentence: string | null;
  lineReasons: Readonly<Record<string, LineReason>>;
  /** The refused fields of the customer. */
  fields: readonly string[];
}

/**
 * Assigns the refused fields of an answer, such as `lines[2].quantity`, to the lines of the basket.
 * @param lineIds  the ids of the lines in the order in which they were sent
 */
export function refusalOf(
  { code, message, problems }: FaultDescription,
  lineIds: readonly string[],
): BasketRefusal {
  const lineReasons: Record<string, LineReason> = {};
  const fields: string[] = [];
  for (const { field } of problems) {
    const [, index, property = ''] = /^lines\[(\d+)\]\.?(\w*)/.exec(field) ?? [];
    const lineId = index === undefined ? undefined : lineIds[Number(index)];
    if (lineId !== undefined) lineReasons[lineId] ??= reasonOf(code, property);
    else if (field.startsWith('customer')) fields.push(field);
  }
  const isSaidAtFields = fields.length > 0 && fields.length === problems.length;
  return { sentence: isSaidAtFields ? null : message, lineReasons, fields };
}

function reasonOf(code: string, property: string): LineReason {
  if (code === 'PUBLIC_API_PRODUCT_NOT_FOUND') return 'NotOnMenu';
  if (code === 'PUBLIC_API_PRODUCT_OPTION_INVALID') return 'ChoicesChanged';
  if (code !== 'PUBLIC_API_PRODUCT_UNAVAILABLE') return 'Invalid';
  if (property === 'quantity') return 'TooFewLeft';
  return property === 'portionId' ? 'ByMeasure' : 'NotOffered';
}
