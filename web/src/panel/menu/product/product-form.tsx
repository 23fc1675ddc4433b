import { Save } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { PanelFoot } from '../../panel-page.tsx';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
import { GuestProduct } from '../preview/guest-product.tsx';
import { BasicsSection } from './basics-section.tsx';
import { productBodyOf } from './draft/product-draft.ts';
import { faultsOf } from './draft/product-faults.ts';
import { type NewProductDraft, useProductDraft } from './draft/use-product-draft.ts';
import { useProductSaving } from './draft/use-product-saving.ts';
import { LabelsSection } from './labels-section.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { ExtrasSection } from './parts/extras-section.tsx';
import { GroupsSection } from './parts/groups-section.tsx';
import { IngredientsSection } from './parts/ingredients-section.tsx';
import { PortionsSection } from './parts/portions-section.tsx';
import css from './product.module.css';
import { StockSection } from './stock-section.tsx';
import { TranslationsSection } from './translations-section.tsx';

interface ProductFormProps {
  product: Product | null;
  /** The first draft of a new product. */
  initial: NewProductDraft;
  onAdded: (product: Product) => void;
}

/** The form of a whole product, which one button saves, with a preview for guests next to it. */
export function ProductForm({ product, initial, onAdded }: ProductFormProps) {
  const t = useTranslations('panelMenu.product');
  const id = useId();
  const { stored, unsaved } = useMenuEditing();
  const editing = useProductDraft(product, initial, product !== null && unsaved.has(product.id));
  const [isPhotoSending, setIsPhotoSending] = useState(false);
  const { draft, set, conflicts } = editing;
  const siblings = stored.find(({ id }) => id === draft.categoryId)?.products ?? [];
  const all = faultsOf(
    draft,
    siblings.filter(({ id }) => id !== product?.id).map(({ name }) => name),
  );
  const saving = useProductSaving(product, editing, onAdded);
  const faults = saving.isTried ? all : {};
  const count = Object.keys(all).length;
  const { submit } = useSubmit({}, (form) => {
    saving.save(count > 0 || conflicts.length > 0);
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  });
  const section = { draft, set, faults };
  return (
    <div className={css.columns}>
      <form
        id={id}
        className={css.form}
        onSubmit={submit}
        noValidate
        inert={saving.isBusy && product === null}
      >
        <MergeNotice editing={editing} recordId={product?.id ?? null} />
        <BasicsSection {...section} onPhotoSending={setIsPhotoSending} />
        <PortionsSection {...section} />
        <ExtrasSection {...section} />
        <GroupsSection {...section} />
        <IngredientsSection {...section} />
        <LabelsSection {...section} />
        <TranslationsSection draft={draft} set={set} />
        {product !== null && <StockSection productId={product.id} />}
        <ProductFoot
          form={id}
          isNew={product === null}
          editing={editing}
          saving={saving}
          faults={count}
          isPhotoSending={isPhotoSending}
        >
          {saving.fault !== null && <SavingFault fault={saving.fault} recordId={product?.id ?? null} />}
        </ProductFoot>
      </form>
      <aside className={css.preview} aria-label={t('preview')}>
        <h2>{t('preview')}</h2>
        <GuestProduct product={productBodyOf(draft)} language={null} />
      </aside>
    </div>
  );
}

interface ProductFootProps {
  /** The id of the form that the button submits. */
  form: string;
  isNew: boolean;
  editing: ReturnType<typeof useProductDraft>;
  saving: ReturnType<typeof useProductSaving>;
  /** The number of fields with a fault. */
  faults: number;
  isPhotoSending: boolean;
  children: ReactNode;
}

/** The result of the last save, and the save button. */
function ProductFoot(props: ProductFootProps) {
  const { form, isNew, editing, saving, faults, isPhotoSending, children } = props;
  const t = useTranslations('panelMenu.product');
  const tApp = useTranslations('app');
  const tPhoto = useTranslations('panelMenu.photo');
  const state = editing.isTouched ? tApp('unsaved') : isNew ? '' : t('saved');
  return (
    <PanelFoot>
      <footer className={css.foot}>
        {children}
        {saving.isTried && faults > 0 && (
          <p className={css.fault} role="alert">
            {t('faults', { count: faults })}
          </p>
        )}
        <span className={css.state} role="status">
          {saving.isBusy ? t('saving') : isPhotoSending ? tPhoto('sending') : state}
        </span>
        {editing.isTouched && !isNew && (
          <Button onClick={editing.reset} disabled={saving.isBusy}>
            {t('reset')}
          </Button>
        )}
        <Button
          type="submit"
          form={form}
          tone="Main"
          icon={<Save />}
          disabled={saving.isBusy || isPhotoSending || (!editing.isTouched && !isNew)}
        >
          {t(isNew ? 'add' : 'save')}
        </Button>
      </footer>
    </PanelFoot>
  );
}
