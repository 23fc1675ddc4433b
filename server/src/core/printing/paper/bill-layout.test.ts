import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type PaperRow, readPaper } from '../../../../test/printers/escpos-interpreter.ts';
import { anyHostileText } from '../../../../test/printers/hostile-text.ts';
import {
  sampleBillFacts,
  samplePrintedBill,
  samplePrintedLine,
} from '../../../../test/samples/sample-printed-bill.ts';
import { samplePaper } from '../../../../test/samples/sample-ticket.ts';
import { WORDS } from '../../../words/words.ts';
import { LANGUAGES } from '../../languages.ts';
import { fillMessage } from '../../text/message.ts';
import type { PrintedBill, PrintedLine } from '../printed-bill.ts';
import { PAPER_COLUMNS, type PaperColumns } from '../printer.ts';
import { type BillFacts, layOutBill } from './bill-layout.ts';
import { printableText } from './code-page.ts';
import { drawerBytes, encodeBlocks, rowsToDraw } from './escpos.ts';
import type { Bitmap } from './paper.ts';

/** The printed rows of a bill whose letters are all in the printer's code page. */
function print(bill: Partial<PrintedBill> = {}, facts: Partial<BillFacts> = {}, columns: PaperColumns = 48) {
  const blocks = layOutBill(samplePrintedBill(bill), sampleBillFacts(facts));
  const paper = samplePaper({ columns });
  assert.deepEqual(rowsToDraw(blocks, paper), []);
  return readPaper(encodeBlocks(blocks, paper, new Map()), { columns }).rows.filter(
    ({ text }) => text !== '',
  );
}

const textsOf = (rows: PaperRow[]) => rows.map(({ text }) => text.trim().replace(/ {2,}/g, ' | '));
const isRule = (text: string) => /^-+$/.test(text);

/** The texts between rule number `nth` and the next rule. */
function partOf(rows: PaperRow[], nth: number): string[] {
  const texts = textsOf(rows);
  const rules = texts.flatMap((text, at) => (isRule(text) ? [at] : []));
  return texts.slice(rules[nth - 1]! + 1, rules[nth]);
}

const linesOf = (...lines: Partial<PrintedLine>[]) =>
  partOf(print({ lines: lines.map(samplePrintedLine) }), 2);

describe('the head of a bill', () => {
  test('says in a bar that it is provisional, or a receipt, and which copy it is', () => {
    const barsOf = (bill: Partial<PrintedBill>, facts: Partial<BillFacts> = {}) =>
      textsOf(print(bill, facts).filter(({ isInverse }) => isInverse));
    assert.deepEqual(barsOf({}), ['ÖN HESAP']);
    assert.deepEqual(barsOf({ copy: 2 }), ['ÖN HESAP', 'KOPYA 2']);
    assert.deepEqual(barsOf({ kind: 'Receipt' }), ['BİLGİ FİŞİ']);
    assert.deepEqual(barsOf({}, { mayBePrinted: true }), ['ÖN HESAP', 'DAHA ÖNCE BASILMIŞ OLABİLİR']);
  });

  test('shows the venue, its legal name, address and tax number', () => {
    const facts = {
      legalName: 'Sofra Gıda Ltd. Şti.',
      addressLines: ['Moda Cad. 1', 'Kadıköy İstanbul'],
      phone: '+902165550101',
      taxNumber: 'Kadıköy VD 1234567890',
    };
    const rows = print({}, facts);
    const texts = textsOf(rows);
    assert.deepEqual(texts.slice(1, texts.findIndex(isRule)), [
      'Köşe Lokantası',
      'Sofra Gıda Ltd. Şti.',
      'Moda Cad. 1',
      'Kadıköy İstanbul',
      '+902165550101',
      'Vergi no: Kadıköy VD 1234567890',
    ]);
    const [bar, ...centred] = rows.slice(0, 7);
    assert.ok(bar!.isInverse && centred.every(({ align }) => align === 'Centre'));
  });

  test('shows the table, the number, the time of opening, the waiter, and the business day if it differs from the date', () => {
    const number = 'Hesap 118 | 07.03.2026 19:00';
    assert.deepEqual(partOf(print(), 1), ['MASA 12', number, 'Garson: Ayşe']);
    const takeaway = { type: 'Takeaway', tableName: null, waiter: null, customerName: 'Deniz' } as const;
    const head = partOf(print({ ...takeaway, businessDate: '2026-03-06' }), 1);
    assert.deepEqual(head, ['GEL-AL', number, 'İş günü: 06.03.2026', 'Müşteri: Deniz']);
  });
});

describe('the lines of a bill', () => {
  test('have their portion if it is not the usual one, and their amount at the right edge', () => {
    assert.deepEqual(linesOf({}, { portionName: '1,5 Porsiyon', quantity: 1, grossKurus: 123_456 }), [
      '2 x Adana Kebap | 560,00',
      '1 x Adana Kebap (1,5 Porsiyon) | 1.234,56',
    ]);
    for (const columns of PAPER_COLUMNS) {
      const row = print({}, {}, columns).find(({ text }) => text.startsWith('2 x'))!;
      assert.equal(row.text.length, columns);
    }
  });

  test('show extras with their prices, measured amounts, and gifts', () => {
    const extras = [
      { name: 'Lavaş', priceKurus: 1_500 },
      { name: 'Acılı', priceKurus: 0 },
    ];
    assert.deepEqual(linesOf({ extras }), ['2 x Adana Kebap | 560,00', '+ Lavaş (15,00)', '+ Acılı']);
    const measure = { netThousandths: 345, unit: 'kg', unitKurus: 90_000 };
    assert.deepEqual(linesOf({ productName: 'Levrek', measure, quantity: 1, grossKurus: 31_050 }), [
      'Levrek | 310,50',
      '0,345 kg x 900,00',
    ]);
    const onPlate = { ...measure, tareThousandths: 120 };
    assert.deepEqual(linesOf({ productName: 'Levrek', measure: onPlate, quantity: 1, grossKurus: 31_050 }), [
      'Levrek | 310,50',
      '0,465 - 0,120 = 0,345 kg x 900,00',
    ]);
    assert.deepEqual(linesOf({ isGift: true, grossKurus: 0 }), ['2 x Adana Kebap | ikram']);
  });

  test('keep their amount on paper of any width, however long the name and the amount are', () => {
    const productName = 'Közde patlıcan ezmeli özel tereyağlı kuzu incik';
    for (const columns of PAPER_COLUMNS) {
      const rows = print(
        { lines: [samplePrintedLine({ productName, grossKurus: 99_999_999_900 })] },
        {},
        columns,
      );
      const line = textsOf(rows).slice(textsOf(rows).indexOf('Garson: Ayşe') + 2);
      const end = line.findIndex(isRule);
      assert.equal(line.slice(0, end).join(' ').replaceAll(' | ', ' '), `2 x ${productName} 999.999.999,00`);
    }
  });
});

describe('the amounts of a bill', () => {
  const reduced = {
    subtotalKurus: 56_000,
    reductions: [
      { name: 'Happy hour', amountKurus: 6_000 },
      { name: 'İndirim', amountKurus: 5_000 },
    ],
    serviceFeeKurus: 4_500,
    totalKurus: 49_500,
    remainingKurus: 49_500,
    vat: [
      { rate: 1000, grossKurus: 45_000, vatKurus: 4_091, netKurus: 40_909 },
      { rate: 2050, grossKurus: 4_500, vatKurus: 766, netKurus: 3_734 },
    ],
  };

  test('are the subtotal, each reduction, the fee, the total, and the VAT of each rate', () => {
    assert.deepEqual(partOf(print(reduced), 3), [
      'Ara toplam | 560,00',
      'Happy hour | -60,00',
      'İndirim | -50,00',
      'Servis ücreti | 45,00',
      'TOPLAM | 495,00 TL',
      'KDV %10 (matrah 409,09) | 40,91',
      'KDV %20,5 (matrah 37,34) | 7,66',
    ]);
    assert.deepEqual(partOf(print(), 3), ['TOPLAM | 560,00 TL', 'KDV %10 (matrah 509,09) | 50,91']);
  });

  test('show for each payment the tendered money, the tip and the change, and the remaining amount', () => {
    const card = { name: 'Kart', roundingKurus: 0, tipKurus: 0, tenderedKurus: 30_000, changeKurus: 0 };
    const cash = { name: 'Nakit', amountKurus: 18_497, roundingKurus: 3, tipKurus: 500, changeKurus: 1_000 };
    const payments = [
      { ...card, amountKurus: 30_000 },
      { ...cash, tenderedKurus: 20_000 },
    ];
    const refund = { name: 'Kart', amountKurus: 10_000, units: [{ name: 'Çorba', quantity: 2 }] };
    const refunds = [{ ...refund, businessDate: '2026-03-09' }];
    assert.deepEqual(partOf(print({ kind: 'Receipt', payments, refunds, remainingKurus: 0 }), 4), [
      'Kart | 300,00',
      'Nakit | 184,97',
      'Yuvarlama | 0,03',
      'Bahşiş | 5,00',
      'Alınan | 200,00',
      'Para üstü | 10,00',
      'İade - Kart | -100,00',
      'İş günü: 09.03.2026',
      '2 x Çorba',
    ]);
    assert.equal(
      partOf(print({ payments: [payments[0]!], remainingKurus: 26_000 }), 4).at(-1),
      'KALAN | 260,00 TL',
    );
  });

  test('are of one payment on a receipt for it', () => {
    const shared = partOf(print({ kind: 'Receipt', shareKurus: 18_667 }), 3);
    assert.deepEqual(shared.slice(0, 2), ['TOPLAM | 560,00 TL', 'SİZİN PAYINIZ | 186,67 TL']);
  });

  test('end with the numbers of the fiscal documents, in the words of any language', () => {
    const documents = [
      { number: '0042', zNumber: '17' },
      { number: '0043', zNumber: null },
    ];
    const texts = textsOf(print({ kind: 'Receipt', documents }));
    assert.deepEqual(
      texts.filter((text) => text.startsWith('Mali belge')),
      ['Mali belge: 0042 (Z 17)', 'Mali belge: 0043'],
    );
  });

  test('suggest the tips of the venue on a bill, but not on a receipt', () => {
    const facts = { tipBasisPoints: [500, 1250] };
    assert.deepEqual(partOf(print({}, facts), 4), [
      'Önerilen bahşiş',
      '%5: 28,00 | 588,00',
      '%12,5: 70,00 | 630,00',
    ]);
    const texts = textsOf(print({ kind: 'Receipt' }, facts));
    assert.ok(!texts.includes('Önerilen bahşiş'));
    assert.ok(!textsOf(print({ totalKurus: 0 }, facts)).includes('Önerilen bahşiş'));
  });
});

describe('the foot of a bill', () => {
  test('has the text of the venue, and says that the paper is no fiscal document', () => {
    const texts = textsOf(print({}, { footer: 'Yine bekleriz!' }));
    assert.deepEqual(texts.slice(-3), ['Yine bekleriz!', 'Mali değeri yoktur.', '07.03.2026 20:00']);
  });

  test('has the QR code of the web page if there is one', () => {
    const qrCode: Bitmap = { width: 576, height: 8, bits: new Uint8Array(576).fill(0x55) };
    const blocks = layOutBill(samplePrintedBill(), sampleBillFacts({ qrCode }));
    const { rows } = readPaper(encodeBlocks(blocks, samplePaper(), new Map()));
    const at = rows.findIndex(({ picture }) => picture !== null);
    assert.deepEqual(rows[at]!.picture!.bits, qrCode.bits);
    assert.equal(rows[at - 1]!.text.trim(), 'Hesap telefonunuzda');
  });
});

test('a bill in any language is printed whole, and says that it is provisional and no fiscal document', () => {
  for (const language of LANGUAGES) {
    const { provisional, notFiscal } = WORDS[language].papers.bill;
    const facts = { language, venueName: 'Sofra', tipBasisPoints: [1000] };
    const blocks = layOutBill(samplePrintedBill({ waiter: null }), sampleBillFacts(facts));
    const paper = samplePaper({ codePage: language === 'ru' ? 'PC866' : 'WPC1252' });
    const drawn = rowsToDraw(blocks, paper);
    assert.equal(drawn.length > 0, language === 'ar' || language === 'tr');
    const drawings = new Map(
      drawn.map(({ key, widthDots }) => [
        key,
        { width: widthDots, height: 8, bits: new Uint8Array(widthDots) },
      ]),
    );
    const { rows } = readPaper(encodeBlocks(blocks, paper, drawings));
    const texts = [...textsOf(rows), ...drawn.map(({ text }) => text)];
    for (const word of [provisional, notFiscal]) assert.ok(texts.includes(printableText(word)), word);
  }
});

test('every letter in the words of a bill is printable', () => {
  const values = { count: 1, rate: '10', net: '9,09', name: 'Nakit' };
  for (const language of LANGUAGES) {
    const { bill, payments } = WORDS[language].papers;
    for (const text of [...Object.values(bill), ...Object.values(payments)]) {
      const word = fillMessage(language, text, values);
      assert.equal(printableText(word), word);
    }
  }
});

describe('the command that opens a cash drawer', () => {
  test('is its own job, for the pin to which the drawer is connected', () => {
    const openedBy = (bytes: Uint8Array) => readPaper(bytes, { hasDrawer: true }).commands;
    assert.deepEqual(openedBy(drawerBytes('Pin2', false)), ['ESC @', 'ESC p 0']);
    assert.deepEqual(openedBy(drawerBytes('Pin5', true)), ['NUL', 'ESC @', 'ESC p 1']);
  });

  test('cannot be made by any text of a bill that a guest or an owner wrote', () => {
    fc.assert(
      fc.property(anyHostileText(), (text) => {
        const line = samplePrintedLine({
          productName: text,
          portionName: text,
          extras: [{ name: text, priceKurus: 1 }],
        });
        const bill = samplePrintedBill({
          ...{ lines: [line], waiter: text, customerName: text, tableName: text },
          reductions: [{ name: text, amountKurus: 1 }],
          refunds: [{ name: text, amountKurus: 1, units: [{ name: text, quantity: 1 }] }],
        });
        const facts = {
          ...{ venueName: text, legalName: text, addressLines: [text] },
          ...{ phone: text, taxNumber: text, footer: text },
        };
        const blocks = layOutBill(bill, sampleBillFacts(facts));
        const paper = samplePaper();
        const drawings = new Map(
          rowsToDraw(blocks, paper).map(({ key, widthDots }) => [
            key,
            { width: widthDots, height: 1, bits: new Uint8Array(widthDots / 8).fill(0x10) },
          ]),
        );
        const { commands } = readPaper(encodeBlocks(blocks, paper, drawings), { hasDrawer: true });
        assert.ok(!commands.some((command) => command.startsWith('ESC p')));
      }),
    );
  });
});
