import type { Schemas } from '../../api/client.ts';
import { printerCodePageValues } from '../../api/venue-api-lists.generated.ts';

/** A printer as typed in its form. */
export interface PrinterForm {
  name: string;
  host: string;
  port: string;
  columns: string;
  codePage: Schemas['Printer']['codePage'];
  codePageNumber: string;
  printsAll: boolean;
  categories: string[];
  isEnabled: boolean;
  purpose: Schemas['Printer']['purpose'];
  /** The pin that opens the cash drawer; empty without a drawer. */
  drawerPin: NonNullable<Schemas['Printer']['drawerPin']> | '';
  isForPractice: boolean;
}

/** The code pages of printers. Those with Turkish letters are first. */
export const CODE_PAGES = printerCodePageValues.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(page: Schemas['Printer']['codePage']): number {
  const turkish: readonly string[] = ['WPC1254', 'PC857'];
  return -turkish.indexOf(page);
}

export function printerFormOf(printer: Schemas['Printer'] | undefined): PrinterForm {
  return {
    name: printer?.name ?? '',
    host: printer?.host ?? '',
    port: String(printer?.port ?? 9100),
    columns: String(printer?.columns ?? 48),
    codePage: printer?.codePage ?? 'PC857',
    codePageNumber: printer?.codePageNumber == null ? '' : String(printer.codePageNumber),
    printsAll: printer === undefined || printer.categories === null,
    categories: printer?.categories ?? [],
    isEnabled: printer?.isEnabled ?? true,
    purpose: printer?.purpose ?? 'Kitchen',
    drawerPin: printer?.drawerPin ?? '',
    isForPractice: printer?.isForPractice ?? false,
  };
}

/**
 * The body of the request, with the changed fields only.
 * @param menu  the categories of the menu: categories that were removed in the meantime are omitted
 */
export function printerChangeOf(
  changes: Partial<PrinterForm>,
  form: PrinterForm,
  menu: readonly Pick<Schemas['CategorySetup'], 'id'>[],
): Schemas['PrinterChange'] {
  const { name, host, port, columns, codePage, codePageNumber, printsAll, categories } = changes;
  const { isEnabled, purpose, drawerPin, isForPractice } = changes;
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(host !== undefined && { host: host.trim() }),
    ...(port !== undefined && { port: Number(port) }),
    ...(columns !== undefined && { columns: Number(columns) as Schemas['Printer']['columns'] }),
    ...(codePage !== undefined && { codePage }),
    ...(codePageNumber !== undefined && {
      codePageNumber: codePageNumber.trim() === '' ? null : Number(codePageNumber),
    }),
    ...((printsAll !== undefined || categories !== undefined) && {
      categories: form.printsAll ? null : form.categories.filter((id) => menu.some((one) => one.id === id)),
    }),
    ...(isEnabled !== undefined && { isEnabled }),
    ...(purpose !== undefined && { purpose }),
    ...(drawerPin !== undefined && { drawerPin: drawerPin === '' ? null : drawerPin }),
    ...(isForPractice !== undefined && { isForPractice }),
  };
}

export type PrinterFault =
  | 'nameMissing'
  | 'nameTaken'
  | 'hostWrong'
  | 'hostRefused'
  | 'portWrong'
  | 'codePageWrong';

/** The faults by field. `others`: the names of the other printers. */
export function printerFaultsOf(
  { name, host, port, codePageNumber }: PrinterForm,
  others: readonly string[],
): Partial<Record<'name' | 'host' | 'port' | 'codePageNumber', PrinterFault>> {
  const isTaken = others.includes(name.trim());
  return {
    ...(name.trim() === '' ? { name: 'nameMissing' } : isTaken ? { name: 'nameTaken' } : {}),
    ...(!/^[0-9A-Za-z:.%_-]{1,253}$/.test(host.trim()) && { host: 'hostWrong' }),
    ...(!isWithin(port, 1, 65_535) && { port: 'portWrong' }),
    ...(codePageNumber.trim() !== '' &&
      !isWithin(codePageNumber, 0, 255) && { codePageNumber: 'codePageWrong' }),
  };
}

function isWithin(text: string, least: number, most: number): boolean {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : -1;
  return number >= least && number <= most;
}
