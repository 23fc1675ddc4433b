import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { productFiguresQuery } from '../figure-queries.ts';
import css from '../overview.module.css';
import type { Period } from './periods.ts';

type SoldProduct = Schemas['ProductFigures'];

/** How many products are listed. The file to download has all of them. */
const SHOWN = 10;

/** The products that guests order most, and those that they order least. */
export function BestSellersSection({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('figures');
  const query = useQuery(productFiguresQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {({ best, slowest }) => (
        <FigureSection
          title={t('sellers')}
          action={<CsvButton table="products" period={period} title={t('sellers')} />}
        >
          <div className={css.pair}>
            <SoldProducts title={t('best')} products={best} />
            <SoldProducts title={t('slowest')} products={slowest} />
          </div>
        </FigureSection>
      )}
    </FigureAnswer>
  );
}

function SoldProducts({ title, products }: { title: string; products: readonly SoldProduct[] }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  return (
    <div>
      <h3>{title}</h3>
      {products.length === 0 ? (
        <p className={css.soft}>{t('nothing')}</p>
      ) : (
        <FigureTable
          label={title}
          heads={[t('product'), t('sold'), t('amount')]}
          rows={products.slice(0, SHOWN).map((product) => ({
            key: product.productId,
            cells: [
              product.isOnMenu ? (
                <VenueText key="name">{product.name}</VenueText>
              ) : (
                <>
                  <VenueText>{product.name}</VenueText> <small className={css.soft}>({t('removed')})</small>
                </>
              ),
              whole(product.units),
              amount(product.amount),
            ],
          }))}
        />
      )}
    </div>
  );
}
