import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { Button } from '../../../ui/button.tsx';
import { loadWithRetry } from '../../../ui/parts/load-with-retry.ts';
import { saveFile } from '../../form/save-file.ts';
import { categoriesQuery } from '../../panel-queries.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { takesMealCards } from '../sheet/meal-card-cells.ts';
import { writeMenuSheet } from '../sheet/menu-sheet.ts';
import { useSheetWords } from '../sheet/use-sheet-words.ts';
import css from './menu-list.module.css';

/** A button that downloads the whole menu as a CSV file, which the import can read. */
export default function ExportButton() {
  const t = useTranslations('panelMenu.export');
  const { menuCache, languages, settings, username } = useMenuEditing();
  const words = useSheetWords();
  const today = dateAt(useNow(), settings.timeZone);
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { writeCsv } = await loadWithRetry(() => import('../sheet/read-table.ts'));
      // Read again, because the stock in the editor may be out of date.
      const menu = await menuCache.client.fetchQuery({
        ...categoriesQuery(menuCache.venueId),
        staleTime: 0,
        retry: false,
      });
      const { locale, decimalMark } = numberFormatOf(settings.countryCode);
      const vat = { classes: settings.vatClasses, usual: settings.vatClass, today };
      const codes = languages.map(({ code }) => code);
      const { courses, paymentMethods } = settings;
      const venue = { vat, locale, courses, takesMealCards: takesMealCards(paymentMethods) };
      const table = writeMenuSheet(menu, { ...words, ...venue, languages: codes });
      const file = new Blob([writeCsv(table, decimalMark)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${username ?? 'menu'}-${today}.csv`);
    },
  });
  return (
    <>
      <Button
        tone="Quiet"
        className={css.tool}
        icon={<Download />}
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('button')}
      </Button>
      {download.isError && <span role="alert">{t('failed')}</span>}
    </>
  );
}

/** The locale of a country and its decimal mark, for numbers in spreadsheets. */
function numberFormatOf(countryCode: string): { locale: string; decimalMark: string } {
  const locale = new Intl.Locale(`und-${countryCode}`).maximize().toString();
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return { locale, decimalMark: parts.find(({ type }) => type === 'decimal')?.value ?? '.' };
}
