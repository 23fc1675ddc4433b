/**
 * Words that are common in Turkish passwords but not in international lists: clubs, cities, names, family, love. In lower
 * case and without accents.
 */
const TURKISH_WORDS = `
  galatasaray galatasarayli cimbom cimbombom aslan aslanlar fenerbahce fenerbahceli kanarya besiktas besiktasli
  karakartal karakartallar kartal carsi trabzonspor trabzonsporlu bordomavi bursaspor timsah goztepe konyaspor
  eskisehirspor samsunspor antalyaspor kayserispor sivasspor ankaragucu genclerbirligi karsiyaka adanaspor
  adanademirspor kocaelispor rizespor gaziantepspor altay altinordu sampiyon ultraslan
  istanbul ankara izmir antalya adana bursa trabzon konya kayseri samsun diyarbakir gaziantep eskisehir mersin malatya
  erzurum denizli sakarya kocaeli balikesir kadikoy uskudar taksim beyoglu sisli bakirkoy turkiye turkiyem turk turkler
  turkum ataturk mustafakemal mustafa kemal anadolu vatan bayrak bozkurt osmanli cumhuriyet
  sifre sifrem sifreyok parola parolam giris admin yonetici kullanici deneme merhaba merhabalar selam selamlar
  hosgeldin hosgeldiniz bismillah allah allahim allahuekber insallah masallah muhammed islam kuran
  seniseviyorum seniseviyom seviyorum sevgilim sevgili askim askimm askitom asklarim canim canimm canimsin bitanem
  birtanem hayatim hayatimsin melek melegim prenses prensesim kralice gulum cicegim tatlim bebegim kizim oglum annem
  babam ablam kardesim ailem annemseniseviyorum ailemiz gunaydin mutluluk umut hayat dunya deniz yagmur kelebek papatya
  mehmet ahmet hasan huseyin ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut recep salih
  fatma ayse emine hatice zeynep elif meryem serife zehra sultan hanife merve busra esra kubra yasemin gamze ozlem sevgi
  burak emre serkan hakan kerem kaan arda efe yigit baris ozgur cansu ceren gizem pinar derya
  garson mutfak lokanta lokantam kebap kebapci doner donerci lahmacun kahvehane kahveci cafe meyhane pastane firin
  yemek sofra restoran restaurant siparis rezervasyon kasiyer kasa adisyon
  qwertyuiopgu asdfghjklsi zxcvbnmoc
`;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Loads the most common passwords, in lower case and without accents: about 50,000 international ones, and Turkish ones.
 * They take 4 MB of memory, so they are loaded when the first password is set.
 * @see https://github.com/zxcvbn-ts/zxcvbn
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const turkish = TURKISH_WORDS.toLowerCase().trim().split(/\s+/);
    return new Set([...dictionary['passwords-common'], ...turkish]);
  });
  return loading;
}
