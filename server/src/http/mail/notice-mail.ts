import type { NoticeContent, NoticesToMail } from '../../core/access/personal-notice.ts';
import type { Language } from '../../core/languages.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { SendMail } from '../../parts/outgoing.ts';
import { WORDS } from '../../words/words.ts';

/**
 * Mails notices to people: one mail for each person who has an address. Sent in the background. Questions are
 * not mailed: they expire after ten minutes.
 * @param sendMail  `null` if no mail server is configured: nothing is sent
 */
export function mailNotices(
  { sendMail }: { sendMail: SendMail | null },
  { venueName, day, language, readers }: NoticesToMail,
): void {
  if (sendMail === null) return;
  const words = WORDS[language].mails.dayNotices;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const head = fillMessage(language, words.text, { day: date.format(new Date(`${day}T12:00:00Z`)) });
  for (const { email, contents } of readers) {
    if (email === null || contents.length === 0) continue;
    const lines = contents.map((content) => sentenceOf(content, language));
    const subject = fillMessage(language, words.subject, { name: venueName });
    void sendMail({ to: email, subject, text: `${head}\n\n${lines.join('\n')}\n\n${words.where}\n` });
  }
}

function sentenceOf({ kind, detail }: NoticeContent, language: Language): string {
  const words = WORDS[language].mails.dayNotices;
  const toLira = amountFormatterOf(language);
  switch (kind) {
    case 'ReductionsAboveShare':
      return fillMessage(language, words.reductions, {
        person: detail.person.name,
        lost: toLira(detail.lostKurus),
        sales: toLira(detail.salesKurus),
      });
    case 'BillsLeftOpen':
      return fillMessage(language, words.leftOpen, { count: detail.bills, total: toLira(detail.totalKurus) });
    case 'DrawerDiffers': {
      const { person, expectedKurus, countedKurus } = detail;
      const amounts = { counted: toLira(countedKurus), expected: toLira(expectedKurus) };
      return fillMessage(language, words.drawerDiffers, {
        ...{ person: person.name, ...amounts },
        difference: toLira(countedKurus - expectedKurus),
      });
    }
    case 'ReportDiffers':
      return detail.report === null
        ? words.ledgerDiffers
        : fillMessage(language, words.reportDiffers, { number: detail.report });
    default:
      return '';
  }
}

/** Makes a function that formats an amount in kuruş for mails in this language. */
export function amountFormatterOf(language: Language): (kurus: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
  });
  return (kurus) => format.format(kurus / 100);
}
