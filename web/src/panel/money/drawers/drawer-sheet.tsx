import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { FormSheet } from '../../form/form-sheet.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useSheetForm } from '../../form/use-sheet-form.ts';
import type { Settings } from '../../panel-queries.ts';
import { useSheetSave } from '../use-sheet-save.ts';
import { type DrawerChoices, DrawerFields } from './drawer-fields.tsx';
import {
  type Drawer,
  type DrawerForm,
  drawerFaultsOf,
  drawerFormOf,
  drawersOf,
  upsertDrawer,
} from './drawer-form.ts';

interface DrawerSheetProps extends DrawerChoices {
  settings: Settings;
  drawers: readonly Drawer[];
  /** The drawer to change; `undefined` to add one. */
  drawer?: Drawer;
  onClose: () => void;
}

/** A sheet to add, change or remove a cash drawer. The ledger keeps the rows of a removed drawer. */
export function DrawerSheet({ settings, drawers, drawer, printers, devices, onClose }: DrawerSheetProps) {
  const t = useTranslations('drawers');
  const code = drawer?.code ?? null;
  const stored = useMemo(() => drawerFormOf(drawer), [drawer]);
  const form = useDraft<DrawerForm>(`${settings.id}.drawer.${code ?? ''}`, stored);
  const others = drawers.filter((one) => one.code !== code);
  const faults = drawerFaultsOf(
    form.value,
    others.map(({ name }) => name),
  );
  const save = useSheetSave(settings, (now) => ({
    drawers: upsertDrawer(drawersOf(now, t('usual')), code, form.value),
  }));
  const remove = useSheetSave(settings, (now) => ({
    drawers: now.drawers.filter((one) => one.code !== code),
  }));
  const isWorthSaving = drawer === undefined || form.isChanged;
  const sheet = useSheetForm({ form, faults, save, isWorthSaving, adds: drawer === undefined, onClose });
  return (
    <FormSheet
      title={drawer?.name ?? t('add')}
      sheet={sheet}
      record={settings}
      nameOf={(field) => t(`fields.${field}`)}
      removal={
        drawer !== undefined && others.length > 0
          ? {
              ...{ ask: t('removeThis'), title: t('remove', { name: drawer.name }) },
              ...{ text: t('removeText'), answer: t('removeAnswer'), run: remove },
            }
          : undefined
      }
    >
      <DrawerFields form={form} faults={sheet.shown} others={others} printers={printers} devices={devices} />
    </FormSheet>
  );
}
