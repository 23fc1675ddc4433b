import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Card } from '../../card.tsx';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import type { MoneyCardProps } from '../money-card-props.ts';
import css from '../money-list.module.css';
import paperCss from './paper-card.module.css';

const TEXTS = ['legalName', 'taxNumber', 'footer'] as const;
const MOST = { legalName: 100, taxNumber: 50, footer: 300 } as const;

/** The texts on printed bills and receipts, with a preview of a bill next to them. */
export function PaperCard({ settings, form: { value, isChanged, set }, faultOf }: MoneyCardProps) {
  const t = useTranslations('money');
  const tPaper = useTranslations('money.paper');
  const { id, username, revision } = settings;
  return (
    <Card title={tPaper('title')} text={tPaper('text')}>
      <div className={paperCss.sides}>
        <div className={css.fields}>
          {TEXTS.map((name) => (
            <VenueField
              key={name}
              label={t(`fields.${name}`)}
              value={value[name]}
              maxLength={MOST[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
          <Field
            label={t('fields.tips')}
            hint={tPaper('tipsHint')}
            inputMode="decimal"
            value={value.tips}
            onChange={({ target }) => set({ tips: target.value })}
            error={faultOf('tips')}
          />
          <Switch
            label={t('fields.hasQrCode')}
            hint={tPaper(username === null ? 'codeWithoutPage' : 'codeHint')}
            isOn={value.hasQrCode}
            onChange={(hasQrCode) => set({ hasQrCode })}
          />
          <Switch
            label={t('fields.printsReceipts')}
            hint={tPaper('receiptsHint')}
            isOn={value.printsReceipts}
            onChange={(printsReceipts) => set({ printsReceipts })}
          />
          <p>
            {tPaper('address')} <Link href={`~/app/${id}/panel/settings`}>{tPaper('toSettings')}</Link>{' '}
            <Link href={`~/app/${id}/panel/printers`}>{tPaper('toPrinters')}</Link>
          </p>
        </div>
        <figure className={paperCss.paper}>
          <img src={`/venue/v1/venues/${id}/bill-sample?of=${revision}`} alt={tPaper('sample')} />
          <figcaption>{tPaper(isChanged ? 'sampleBefore' : 'sampleText')}</figcaption>
        </figure>
      </div>
    </Card>
  );
}
