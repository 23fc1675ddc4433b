import { useAllergyWords } from './allergy-words.tsx';
import { type AllergyBarProps, MarkBar } from './mark-bar.tsx';

/** The allergy bar in the language of the device. */
export default function WordedBar(props: AllergyBarProps) {
  return <MarkBar {...props} words={useAllergyWords()} />;
}
