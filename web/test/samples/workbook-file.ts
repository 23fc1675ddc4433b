import { strToU8, zipSync } from 'fflate';

/** What a workbook is made of; what is not stated is as Excel writes it. */
export interface SampleWorkbook {
  /** The rows of each sheet in XML, by its name. */
  sheets: Record<string, string>;
  /** Attributes of sheets, by their names. */
  states?: Record<string, string>;
  strings?: readonly string[];
  /** The inside of `styleSheet`. */
  styles?: string;
  properties?: string;
  /** The path of a part as a program writes it. */
  nameOf?: (path: string) => string;
  /** The text of a part as a program writes it. */
  textOf?: (xml: string, path: string) => string;
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as a file. */
export function workbookFile(sample: SampleWorkbook): Uint8Array<ArrayBuffer> {
  const { nameOf = (path) => path, textOf = (xml) => xml } = sample;
  const names = Object.keys(sample.sheets);
  const sheetPaths = names.map((_, at) => `xl/worksheets/sheet${at + 1}.xml`);
  const target = (path: string) => nameOf(path).replace(/^xl[\\/]/i, '');
  const relationship = (id: string, kind: string, path: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="${path}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationship('rId1', 'officeDocument', nameOf('xl/workbook.xml'))}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      ...sheetPaths.map((path, at) => relationship(`rId${at + 1}`, 'worksheet', target(path))),
      relationship('rIdS', 'sharedStrings', target('xl/sharedStrings.xml')),
      relationship('rIdT', 'styles', target('xl/styles.xml')),
    ].join('')}</Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns:r="${RELATIONSHIPS}">${sample.properties ?? ''}<sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name}" sheetId="${at + 7}" ${sample.states?.[name] ?? ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet>${sample.styles ?? ''}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${(sample.strings ?? []).map((text) => `<si>${text.startsWith('<') ? text : `<t>${text}</t>`}</si>`).join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        sheetPaths[at]!,
        `<worksheet><sheetData>${sample.sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipped(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [nameOf(path), textOf(xml, path)])),
  );
}

/** A ZIP archive of texts, of which every second one is packed. */
export function zipped(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(texts).map(
    ([name, text], at) => [name, [strToU8(text), { level: at % 2 === 0 ? 6 : 0 }]] as const,
  );
  return zipSync(Object.fromEntries(entries) as never) as Uint8Array<ArrayBuffer>;
}

/** Rows of texts and numbers in XML, every text in its cell. */
export function rowsOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows
    .map((cells, at) => {
      const written = cells.map((cell, column) => {
        if (cell === null || cell === '') return '';
        const head = `r="${String.fromCharCode(65 + column)}${at + 1}"`;
        if (typeof cell === 'number') return `<c ${head}><v>${cell}</v></c>`;
        return `<c ${head} t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
      });
      return `<row r="${at + 1}">${written.join('')}</row>`;
    })
    .join('');
}
