import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { categoriesQuery, settingsQuery } from '../panel-queries.ts';
import { readValue } from './property-value.ts';
import type { Plain } from './value-differences.ts';

interface ValueText {
  /** A value as the language writes it; `null` for what says nothing to people, such as an id. */
  value: (property: string, value: Plain) => string | null;
  /** The name of a record on the way to a value; a language by its name. */
  place: (record: string) => string;
}

/** Writes the values of records as the language does, and by their names what they refer to. */
export function useValueText(): ValueText {
  const t = useTranslations('activity');
  const format = useFormatter();
  const single = useSingleText();
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return {
    value: (property, plain) => {
      if (plain === null || plain === '') return t('nothing');
      const texts = [plain].flat().map((each) => single(property, each));
      const known = texts.filter((text) => text !== null);
      return known.length === 0 ? null : format.list(known, { type: 'unit' });
    },
    place: (record) => (/^[a-z]{2}$/.test(record) ? (languages.of(record) ?? record) : record),
  };
}

type Single = string | number | boolean;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function useSingleText(): (property: string, value: Single) => string | null {
  const t = useTranslations('activity');
  const tRoles = useTranslations('people.roles');
  const format = useFormatter();
  const amount = useAmount();
  const wordOf = useWord();
  const referred = useReferred();
  return (property, raw) => {
    const text = wordOf(property, raw) ?? referred(property, raw);
    if (text !== undefined) return text;
    const value = readValue(property, raw);
    switch (value.kind) {
      case 'Nothing':
        return t('nothing');
      case 'Switch':
        return t(value.isOn ? 'yes' : 'no');
      case 'Moment':
        return format.dateTime(new Date(value.at), { dateStyle: 'medium', timeStyle: 'short' });
      case 'Percent':
        return format.number(value.share, { style: 'percent', maximumFractionDigits: 2 });
      case 'Amount':
        return amount(value.lira);
      case 'Role':
        return tRoles(value.role);
      default:
        return ID.test(value.text) ? null : value.text;
    }
  };
}

/** The word for a value that is one of a list of kinds. */
function useWord(): (property: string, value: Single) => string | undefined {
  const t = useTranslations('panelMenu.product');
  return (property, value) => {
    const key = `${property === 'allergens' ? 'allergen' : 'units'}.${value}` as 'name';
    if (property === 'allergens' || property === 'pricingUnit') return t.has(key) ? t(key) : undefined;
    if (property === 'selectionType') return t(value === 'Single' ? 'single' : 'multiple');
    return undefined;
  };
}

/** The name of the category or of the VAT class that a value refers to. */
function useReferred(): (property: string, value: Single) => string | undefined {
  const { venueId } = useVenue();
  const { data: categories = [] } = useQuery(categoriesQuery(venueId));
  const { data: settings } = useQuery(settingsQuery(venueId));
  return (property, value) => {
    if (property === 'categoryId' || property === 'categoryIds')
      return categories.find(({ id }) => id === value)?.name;
    if (property === 'vatClass' || property === 'serviceFeeVatClass')
      return settings?.vatClasses.find(({ code }) => code === value)?.name;
    return undefined;
  };
}
