import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { CSV_MEDIA_TYPE } from '../../http/answer/csv.ts';
import { amountFormatterOf } from '../../http/mail/notice-mail.ts';
import type { PersonNames } from '../../operations/ledger/person-names.ts';
import { reportToPrint } from '../../operations/ledger/print-report.ts';
import { rowsOfReport } from '../../operations/ledger/report-rows.ts';
import type { MailToSend } from '../../parts/outgoing.ts';
import type { StoredDayReport } from '../../store/ledger/day-reports.ts';
import { WORDS } from '../../words/words.ts';
import { dayReportTable } from './report-table.ts';

/** The mail of a day report: the paper as text, and the table as a file, in the language of the venue's papers. */
export async function dayReportMail(
  report: StoredDayReport,
  venue: Venue,
  names: PersonNames,
): Promise<Omit<MailToSend, 'to'>> {
  const language = ticketLanguageOf(venue.languages);
  const words = WORDS[language].mails.dayReport;
  const { number, madeAt } = report.content;
  const toLira = amountFormatterOf(language);
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: venue.timeZone });
  const values = { name: venue.name, number, day: made.format(madeAt) };
  const { parts } = reportToPrint(rowsOfReport(report, venue, names, language), language);
  const lines = parts.flatMap(({ title, lines: figures }) => [
    `\n${title}`,
    ...figures.map(({ text, kurus, value }) => {
      const amount = kurus === null ? value : toLira(kurus);
      return amount === null ? text : `${text}: ${amount}`;
    }),
  ]);
  return {
    subject: fillMessage(language, words.subject, values),
    text: `${fillMessage(language, words.text, values)}\n${lines.join('\n')}\n\n${words.where}\n`,
    files: [
      {
        name: `day-report-${number}.csv`,
        mediaType: CSV_MEDIA_TYPE,
        bytes: await dayReportTable(report, venue, names, language),
      },
    ],
    id: `day-report.${venue.id}.${number}.${report.hash.slice(0, 12)}`,
  };
}
