import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCommonPasswords } from '../../../operations/access/passwords/frequent-passwords.ts';
import { guessableReason } from './guessable-password.ts';

const common = await loadCommonPasswords();
const known = {
  names: ['Defne Yıldız', 'Çınaraltı Kahvesi', 'cinaralti'],
  email: 'defne.yildiz@cinaralti.example',
};
const reasonOf = (password: string) => guessableReason(password, known, (text) => common.has(text));

/** Common passwords of at least eight characters, in the world and in Turkey. */
const COMMON = [
  ...[
    'password',
    'password1',
    '12345678',
    '123456789',
    'qwertyuiop',
    'iloveyou',
    'sunshine1',
    'P@ssw0rd!',
    'Passw0rd',
  ],
  ...[
    '1q2w3e4r',
    '1qaz2wsx',
    'trustno1',
    'admin123',
    'Welcome1',
    'abcdefgh',
    'aaaaaaaa',
    '11223344',
    '87654321',
  ],
  ...[
    'galatasaray',
    'Galatasaray1905',
    'fenerbahçe',
    'FENERBAHÇE1907',
    'beşiktaş1903',
    'Trabzonspor61',
    'istanbul34',
  ],
  ...[
    'şifre123',
    'parola1234',
    'seniseviyorum',
    'Mustafa1985',
    'ataturk1881',
    '19.05.1919',
    '19051919',
    'lokanta2026',
  ],
  ...['abcabcabc', 'qwertyuıop', '12 34 56 78', '        '],
];

test('common passwords are refused, also in another letter case, with accents, or with digits at an end', () => {
  for (const password of COMMON) assert.equal(reasonOf(password), 'Common', password);
});

test('a password made of the names of the person, the venue or the service, or of the address, is refused', () => {
  const personal = [
    ...[
      'defne.yildiz@cinaralti.example',
      'Defne.Yildiz',
      'defneyıldız',
      'YILDIZ2026',
      'çınaraltı',
      'Cinaralti1!',
    ],
    ...['ç1naralt1', 'cinaraltikahvesi', 'sofra2026', 'Sofra-Restaurant', 'yildiz.defne.1985', 'defne1234'],
  ];
  for (const password of personal) assert.equal(reasonOf(password), 'Personal', password);
});

test('unrelated words and random characters are accepted', () => {
  const fine = [
    ...['kahve ve lokum', 'sabah ezanında simit', '8 simit!', 'x7kd-94mq-hz2w-pn5c', 'közde patlıcan'],
    ...[
      'Defne limonata içer',
      'mavi bisiklet yokuşta',
      'kQ7Hc1vB9sXw',
      '写真と味噌汁が好き',
      'vrt7ukq2',
      '8402957136',
    ],
  ];
  for (const password of fine) assert.equal(reasonOf(password), null, password);
});
