import type { CodePage } from '../printer.ts';

/**
 * Converts text to the code page of a printer, and replaces letters that the page lacks. Whatever a guest wrote, each byte that
 * is sent as text is printable ASCII or a letter of the code page.
 */

/**
 * The number that selects a code page on most printers.
 * @see the ESC/POS command ESC t n in Epson's reference
 */
export const CODE_PAGE_NUMBERS: Record<CodePage, number> = {
  PC857: 13,
  PC437: 0,
  PC850: 2,
  PC852: 18,
  PC858: 19,
  PC866: 17,
  WPC1251: 46,
  WPC1252: 16,
  WPC1254: 48,
};

/** Replaces emoji and code points without a letter. */
const BOX = '[]';

/**
 * The printable part of a text, for any code page: on one row, in Unicode form NFC, without control characters, direction marks
 * and other invisible characters. Each run of emoji becomes a box; a letter keeps at most three marks. The function is idempotent.
 */
export function printableText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(GAPS, ' ')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(DOTTED_SMALL_I, 'i')
    .normalize('NFC')
    .replace(EXCESS_MARKS, '$1')
    .replace(EMOJI, BOX)
    .replace(/ +/g, ' ')
    .trim();
}

/** All characters that separate words. U+2800 is the Braille blank, which Unicode does not class as a space. */
const GAPS = /[\t\n\v\f\r\u0085\p{Z}\u2800]/gu;

/** Invisible characters. Joiners between Arabic letters are kept: they decide how the letters look. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Me}]|(?<!\p{Script=Arabic})[\u200c\u200d]|[\u200c\u200d](?!\p{Script=Arabic})/gu;

/** Full-width forms of ASCII characters. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** `i` with a combining dot: the lower case of `İ` in other programs. */
const DOTTED_SMALL_I = /i\u0307+/g;

/** A fourth and further marks on a letter. */
const EXCESS_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Runs of emoji, and of code points without a letter, with their marks. */
const EMOJI =
  /(?:(?:(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\p{Cn}\ufffd])\p{M}*)+/gu;

/**
 * Converts printable text to the letters of a code page. Letters that the page lacks are replaced by similar ones, such as
 * `₺` by `TL`. `null` if a letter has no replacement, so that the text must be drawn.
 */
export function textForPage(page: CodePage, text: string): string | null {
  let written = '';
  for (const letter of text) {
    const similar = isPlain(letter) || BYTES[page].has(letter) ? letter : SIMILAR.get(letter);
    if (similar === undefined) return null;
    written += similar;
  }
  return written.replace(/ +/g, ' ').trim();
}

/** Encodes text that {@link textForPage} returned. @throws Error for a letter that the page lacks */
export function encodeForPage(page: CodePage, text: string): number[] {
  return Array.from(text, (letter) => {
    const byte = isPlain(letter) ? letter.charCodeAt(0) : BYTES[page].get(letter);
    if (byte === undefined) throw new Error(`${page} has no letter ${JSON.stringify(letter)}`);
    return byte;
  });
}

/** Whether a letter is printable ASCII, which is the same on every page. */
function isPlain(letter: string): boolean {
  return /^[ -~]$/.test(letter);
}

/** Similar letters for letters that a page lacks. */
const SIMILAR = new Map<string, string>([
  ...Array.from('‘’‚‛′ʼ', (sign) => [sign, "'"] as const),
  ...Array.from('“”„‟″«»', (sign) => [sign, '"'] as const),
  ...Array.from('‐‑‒–—―−·∙', (sign) => [sign, '-'] as const),
  ...Array.from('•●▪◦', (sign) => [sign, '*'] as const),
  ['‹', '<'],
  ['›', '>'],
  ['…', '...'],
  ['×', 'x'],
  ['→', '->'],
  ['←', '<-'],
  ['₺', 'TL'],
  ['€', 'EUR'],
  ['№', 'No'],
  ['™', '(TM)'],
  ['©', '(C)'],
  ['®', '(R)'],
  // With the space, `1¼` becomes `1 1/4` and not `11/4`.
  ['¼', ' 1/4'],
  ['½', ' 1/2'],
  ['¾', ' 3/4'],
]);

/** For each page: the letters of the bytes from 0x80 to 0xFF in order, with a dot for a byte without a letter. */
const UPPER_HALVES: Record<CodePage, string> = {
  PC857:
    'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ.ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ.×ÚÛÙìÿ¯´.±.¾¶§÷¸°¨·¹³²■.',
  PC437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■.',
  PC850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´.±‗¾¶§÷¸°¨·¹³²■.',
  PC852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´.˝˛ˇ˘§÷¸°¨˙űŘř■.',
  PC858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´.±‗¾¶§÷¸°¨·¹³²■.',
  PC866:
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■.',
  WPC1251:
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—.™љ›њќћџ.ЎўЈ¤Ґ¦§Ё©Є«¬.®Ї°±Ііґµ¶·ё№є»јЅѕї' +
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  WPC1252:
    '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ.¡¢£¤¥¦§¨©ª«¬.®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  WPC1254:
    '€.‚ƒ„…†‡ˆ‰Š‹Œ....‘’“”•–—˜™š›œ..Ÿ.¡¢£¤¥¦§¨©ª«¬.®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ',
};

/** For each page: the byte of each letter that is not ASCII. */
const BYTES = Object.fromEntries(
  Object.entries(UPPER_HALVES).map(([page, letters]) => [page, bytesOf(letters)]),
) as Record<CodePage, ReadonlyMap<string, number>>;

function bytesOf(upperHalf: string): ReadonlyMap<string, number> {
  const letters = Array.from(upperHalf, (letter, at) => [letter, 0x80 + at] as const);
  return new Map(letters.filter(([letter]) => letter !== '.'));
}
