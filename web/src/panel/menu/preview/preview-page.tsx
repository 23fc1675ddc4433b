import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { BackLink } from '../../back-link.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { GuestProduct } from './guest-product.tsx';
import { MenuText } from './menu-text.tsx';
import css from './preview.module.css';

/** The menu as guests see it, in a language that can be chosen. */
export default function PreviewPage() {
  const t = useTranslations('panelMenu.preview');
  const { menu, languages, defaultLanguage, username } = useMenuEditing();
  const codes = [defaultLanguage, ...languages].map(({ code }) => code);
  const [chosen, setChosen] = useAddressChoice('language', codes, defaultLanguage.code);
  const language = chosen === defaultLanguage.code ? null : chosen;
  const shown = menu
    .filter(({ isVisible }) => isVisible)
    .map((category) => ({ ...category, products: category.products.filter(({ isVisible }) => isVisible) }));
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <div className={css.bar}>
        <Segments
          label={t('language')}
          value={chosen}
          options={[defaultLanguage, ...languages].map(({ code, name }) => ({
            ...{ value: code, text: name, lang: code },
          }))}
          onChange={setChosen}
        />
        {username !== null && (
          <a href={`/${username}`} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> {t('open')}
          </a>
        )}
      </div>
      {shown.length === 0 && <p>{t('empty')}</p>}
      {shown.map((category) => (
        <section key={category.id} className={css.category}>
          <h2>
            <MenuText of={category} language={language} />
          </h2>
          <div className={css.products}>
            {category.products.map((product) => (
              <GuestProduct key={product.id} product={product} language={language} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
