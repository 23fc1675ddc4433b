import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { allergensOfExtra, allergensWith } from '../../order/menu/declared-allergens.ts';
import { useMenu } from '../../order/menu/use-menu.ts';
import css from '../bill.module.css';
import { type BillLine, liveLines } from '../bill-rounds.ts';
import { useMarkAllergy } from './use-mark-allergy.ts';

interface AllergySheetProps {
  bill: Bill;
  /** `null` for the whole bill. */
  line: BillLine | null;
  onClose: () => void;
}

/** The allergy of a line or of the whole bill, and what its dishes contain. */
export default function AllergySheet(props: AllergySheetProps) {
  const t = useTranslations('pay.bill');
  const { line, onClose } = props;
  const title = line === null ? t('allergy') : `${t('allergy')}: ${line.productName}`;
  return (
    <Sheet title={title} isOpen keepsTyped onClose={onClose}>
      <WithAllergyWords>
        <Marking {...props} />
      </WithAllergyWords>
    </Sheet>
  );
}

function Marking({ bill, line }: AllergySheetProps) {
  const [said, change] = useMarkAllergy(bill, line);
  const mark = (line ?? bill).allergy;
  return (
    <div className={css.lineSheet}>
      {mark !== null && <AllergyBar mark={mark} isWhole={line === null} />}
      <AllergyPicker said={said} isWhole={line === null} hasWords onChange={change} />
      <Dishes lines={line === null ? liveLines(bill) : [line]} />
    </div>
  );
}

/** What each dish contains with its extras, as the menu declares it. */
function Dishes({ lines }: { lines: readonly BillLine[] }) {
  const t = useTranslations('allergies');
  const { index } = useMenu();
  const dishes = lines.map(({ productId, productName, extras }) => {
    const product = index?.products.get(productId)?.product;
    const ids = extras.map(({ id }) => id);
    const added = extras.filter(({ id }) => product?.extras.some((one) => one.id === id && isDeclared(one)));
    const name = [productName, ...added.map((extra) => extra.name)].join(' + ');
    return [`${productId} ${name}`, { name, allergens: product ? allergensWith(product, ids) : [] }] as const;
  });
  return (
    <section>
      <h3 className={css.heading}>{t('dishes')}</h3>
      <ul>
        {[...new Map(dishes)].map(([key, { name, allergens }]) => {
          const names = allergens.map((one) => t(`names.${one}`)).join(', ');
          return (
            <li key={key}>
              <strong>{name}</strong> {names === '' ? t('nothing') : t('contains', { names })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isDeclared(extra: Parameters<typeof allergensOfExtra>[0]): boolean {
  return allergensOfExtra(extra).length > 0;
}
