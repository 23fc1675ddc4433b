import { useAllergyWords } from './allergy-words.tsx';
import { type AllergyBarProps, MarkBar } from './mark-bar.tsx';

/** The bar of an allergy in the words of the language. */
export default function WordedBar(props: AllergyBarProps) {
  return <MarkBar {...props} words={useAllergyWords()} />;
}
