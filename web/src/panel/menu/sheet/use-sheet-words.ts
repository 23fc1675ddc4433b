import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { productSetupAllergensValues } from '../../../api/venue-api-lists.generated.ts';
import type { ColumnKind, ColumnName } from './column-names.ts';
import type { YesNo } from './meal-card-cells.ts';
import { columnHead } from './menu-sheet.ts';
import type { AllergenNames } from './sheet-cells.ts';

interface SheetWords {
  headOf: (kind: ColumnKind) => string;
  allergens: AllergenNames;
  yesNo: YesNo;
}

/** The words for the cells and columns of a sheet, in the language of the app. */
export function useSheetWords(): SheetWords {
  const t = useTranslations('panelMenu.columnKinds');
  const tActivity = useTranslations('activity');
  const tProduct = useTranslations('panelMenu.product');
  return useMemo(
    () => ({
      headOf: (kind) => (kind === 'Ignore' ? t('Ignore') : columnHead(kind, (name: ColumnName) => t(name))),
      allergens: Object.fromEntries(
        productSetupAllergensValues.map((code) => [code, tProduct(`allergen.${code}`)]),
      ) as AllergenNames,
      yesNo: { yes: tActivity('yes'), no: tActivity('no') },
    }),
    [t, tActivity, tProduct],
  );
}
