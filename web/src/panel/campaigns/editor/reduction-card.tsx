import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Field } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { Card } from '../../card.tsx';
import type { CampaignCardProps } from '../campaign-card-props.ts';
import css from '../campaign-part.module.css';
import { CoveredProductsPicker } from '../covers/covered-products-picker.tsx';
import { CAMPAIGN_KINDS } from './campaign-form.ts';
import { SetMenuParts } from './set-menu-parts.tsx';

interface ReductionCardProps extends CampaignCardProps {
  categories: readonly Schemas['CategorySetup'][];
  /** Whether the campaign is not stored yet. Only then can its kind change. */
  isNew: boolean;
}

/** The discount of a campaign, and what it applies to. */
export function ReductionCard({ form, faults, categories, isNew }: ReductionCardProps) {
  const t = useTranslations('campaigns');
  const { value, set } = form;
  const { kind } = value;
  const faultTextOf: GetFaultText = (field) => faults[field] && t(`faults.${faults[field]}`);
  return (
    <Card title={t('what')} text={t(`kindsText.${kind}`)}>
      {isNew ? (
        <Segments
          wraps
          label={t('fields.kind')}
          value={kind}
          options={CAMPAIGN_KINDS.map((one) => ({ value: one, text: t(`kinds.${one}`) }))}
          onChange={(chosen) =>
            set({
              kind: chosen,
              ...(chosen === 'BillDiscount' &&
                value.reductionBy === 'fixedPrice' && { reductionBy: 'percent' }),
            })
          }
        />
      ) : (
        <p className={css.hint}>{t(`kinds.${kind}`)}</p>
      )}
      <Terms form={form} faultTextOf={faultTextOf} />
      {(kind === 'PortionDiscount' || kind === 'BuyXPayY') && (
        <CoveredProductsPicker
          label={t('fields.covers')}
          covers={value.covers}
          categories={categories}
          onChange={(covers) => set({ covers })}
          error={faultTextOf('covers')}
        />
      )}
      {kind === 'SetMenu' && (
        <SetMenuParts form={form} categories={categories} error={faultTextOf('parts')} />
      )}
    </Card>
  );
}

/** Returns the text of the fault of a field; `undefined` if it has no fault. */
type GetFaultText = (field: keyof CampaignCardProps['faults']) => string | undefined;

interface TermsProps {
  form: CampaignCardProps['form'];
  faultTextOf: GetFaultText;
}

/** The amount or percentage of a campaign of the chosen kind. */
function Terms({ form, faultTextOf }: TermsProps) {
  const t = useTranslations('campaigns');
  const { value, set } = form;
  const { kind } = value;
  return (
    <div className={css.fields}>
      {(kind === 'PortionDiscount' || kind === 'BillDiscount') && (
        <Reduction form={form} faultTextOf={faultTextOf} />
      )}
      {kind === 'BillDiscount' && (
        <Field
          label={t('fields.minimum')}
          hint={t('minimumHint')}
          inputMode="decimal"
          value={value.minimum}
          onChange={({ target }) => set({ minimum: target.value })}
          error={faultTextOf('minimum')}
        />
      )}
      {kind === 'BuyXPayY' &&
        (['buy', 'pay'] as const).map((field) => (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            inputMode="numeric"
            value={value[field]}
            onChange={({ target }) => set({ [field]: target.value })}
            error={faultTextOf(field)}
          />
        ))}
      {kind === 'SetMenu' && (
        <Field
          label={t('fields.price')}
          hint={t('priceHint')}
          inputMode="decimal"
          value={value.price}
          onChange={({ target }) => set({ price: target.value })}
          error={faultTextOf('price')}
        />
      )}
    </div>
  );
}

function Reduction({ form: { value, set }, faultTextOf }: TermsProps) {
  const t = useTranslations('campaigns');
  return (
    <>
      <Select
        label={t('fields.reductionBy')}
        value={value.reductionBy}
        onChange={({ target }) => set({ reductionBy: target.value as typeof value.reductionBy })}
      >
        {(value.kind === 'PortionDiscount' ? BY_PORTION : BY_BILL).map((by) => (
          <option key={by} value={by}>
            {t(`by.${by}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t(`by.${value.reductionBy}`)}
        inputMode="decimal"
        value={value.reduction}
        onChange={({ target }) => set({ reduction: target.value })}
        error={faultTextOf('reduction')}
      />
    </>
  );
}

const BY_PORTION = ['percent', 'amount', 'fixedPrice'] as const;
const BY_BILL = ['percent', 'amount'] as const;
