import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import { parsePhotoPath } from '../../../core/menu/photo.ts';
import { ticketLanguageOf } from '../../../core/printing/paper/paper-words.ts';
import { tableLink } from '../../../core/venue/tables/table-link.ts';
import type { PlacedTable } from '../../../core/venue/tables/table-revision.ts';
import type { Venue } from '../../../core/venue/venue.ts';
import { isLocalHost } from '../../../http/request/local-host.ts';
import { WORDS } from '../../../words/words.ts';
import { qrCodeSvg } from './qr-code-svg.ts';

/** The input of the page of cards. */
export interface QrCards {
  venue: Pick<Venue, 'name' | 'username' | 'logoUrl' | 'languages' | 'isPractice'>;
  tables: readonly PlacedTable[];
  publicSite: string;
  /** The language of the person who prints. */
  language: Language;
}

const CARDS_ON_A_SHEET = 8;

/** The most languages that fit on a card. */
const MOST_LANGUAGES = 4;

/** Names with more characters are printed in smaller letters. */
const LONG_NAME = 10;

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #ddd; color: #000; font: 11pt/1.25 system-ui, sans-serif }
.sheet { width: 210mm; height: 296.8mm; margin: 0 auto; background: #fff; display: grid; overflow: hidden;
  grid-template: repeat(4, 1fr) / repeat(2, 1fr); break-after: page; break-inside: avoid }
.sheet:last-child { break-after: auto }
.card { display: grid; grid-template-columns: 46mm minmax(0, 1fr); gap: 4mm; align-items: center; padding: 7mm;
  overflow: hidden; border: 0 dashed #999; border-width: 0 .2mm .2mm 0; break-inside: avoid }
.card:nth-child(2n) { border-right-width: 0 }
.card:nth-child(n+7) { border-bottom-width: 0 }
.card svg { width: 46mm; height: 46mm }
.card div { max-height: 60mm; overflow: hidden; overflow-wrap: anywhere }
.card img { max-width: 34mm; max-height: 11mm; margin-bottom: 1mm }
.venue, .area { max-height: 2.5em; overflow: hidden; font-size: 10pt }
.table { max-height: 2.4em; overflow: hidden; margin: 1mm 0; font-size: 22pt; line-height: 1.2; font-weight: 700 }
.long { max-height: 4.8em; font-size: 13pt }
.scan { margin-top: 1.5mm; font-size: 9pt }
.practice { padding: .5mm 1mm; background: #000; color: #fff; font-size: 9pt; font-weight: 700; print-color-adjust: exact }
.none, .warning { padding: 2em; background: #fff }
.warning { border: 1mm solid #a3261b; font-weight: 700 }
@media print { .warning { display: none } }
@media screen { .sheet { margin: 5mm auto } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows no scripts, and only photos that the service itself stores. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The page to print: A4 sheets, each with eight cards to cut out. */
export async function qrCardsPage(cards: QrCards): Promise<string> {
  const { venue, tables, language } = cards;
  const sheets: string[] = [];
  for (let at = 0; at < tables.length; at += CARDS_ON_A_SHEET) {
    const onSheet = tables.slice(at, at + CARDS_ON_A_SHEET).map((placed) => toCard(cards, placed));
    sheets.push(`<section class="sheet">\n${onSheet.join('\n')}\n</section>`);
    // Computing a QR code takes a while: let the server answer other requests in between.
    await new Promise(setImmediate);
  }
  const body = sheets.length > 0 ? sheets.join('\n') : `<p class="none">${WORDS[language].qrCards.none}</p>`;
  return `<!doctype html>
<html lang="${venue.languages[0]?.code ?? language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(venue.name)} – QR</title>
<style>${STYLE}</style>
</head>
<body>
${warningOf(cards)}${body}
</body>
</html>
`;
}

/** A warning that only the screen shows: why guests with these cards would not find the menu. */
function warningOf({ venue, tables, publicSite, language }: QrCards): string {
  const words = WORDS[language].qrCards;
  const isHere = isLocalHost(new URL(publicSite).host);
  const text = venue.username === null ? words.noPage : isHere ? words.onlyHere : null;
  return text === null || tables.length === 0
    ? ''
    : `<p class="warning" role="alert" lang="${language}" dir="auto">${text}</p>\n`;
}

function toCard({ venue, publicSite }: QrCards, { area, table }: PlacedTable): string {
  // A picture on another server would show that server who prints the cards.
  const isOwn = venue.logoUrl !== null && parsePhotoPath(venue.logoUrl) !== null;
  const logo = isOwn ? `<img src="${venue.logoUrl}" alt="">` : '';
  const size = [...table.name].length > LONG_NAME ? 'table long' : 'table';
  return `<article class="card">
${qrCodeSvg(tableLink(publicSite, venue.username, table.code))}
<div>${logo}${practiceMark(venue)}<p class="venue" dir="auto">${escapeHtml(venue.name)}</p>
<p class="${size}" dir="auto">${escapeHtml(table.name)}</p>
<p class="area" dir="auto">${escapeHtml(area.name)}</p>
${scanLines(venue)}</div>
</article>`;
}

function practiceMark({ isPractice, languages }: QrCards['venue']): string {
  const language = ticketLanguageOf(languages);
  return isPractice
    ? `<p class="practice" lang="${language}" dir="auto">${WORDS[language].papers.practice}</p>\n`
    : '';
}

/** The sentence that asks guests to scan, in each language of the venue that has it; in English if none has. */
function scanLines({ languages }: QrCards['venue']): string {
  const known = languages.flatMap(({ code }) => LANGUAGES.filter((language) => language === code));
  const spoken = known.length > 0 ? known.slice(0, MOST_LANGUAGES) : (['en'] as const);
  return spoken
    .map((code) => `<p class="scan" lang="${code}" dir="auto">${WORDS[code].qrCards.scan}</p>`)
    .join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
