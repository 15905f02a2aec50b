/** The passwords that are tried first everywhere, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passw0rd p@ssword p@ssw0rd pa55word pa$$word password1 password12 password123 password1234 passwort motdepasse contrasena
  12345678 123456789 1234567890 0123456789 123123123 11111111 00000000 87654321 987654321 9876543210 12341234 11223344 12344321 123454321
  147258369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qwer1234 qwert123 asdf1234 abcd1234 1234abcd
  abc12345 abcd12345 a1b2c3d4 aa123456 a1234567 a12345678 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 azerty123
  asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 qweasdzxc qazwsxedc
  iloveyou iloveyou1 ilovegod loveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 spiderman pokemon123 starwars michael1 michelle jennifer jonathan jessica1 charlie1 elizabeth victoria benjamin
  alexander alexandra christian nicholas samantha dimitris123 giorgos123 maria123 kostas123 nikos123 panathinaikos olympiakos
  computer internet samsung1 changeme changeme1 letmein1 letmein123 welcome1 welcome12 welcome123 whatever trustno1 dragon123 monkey123
  shadow123 master123 hello123 freedom1 liverpool liverpool1 chelsea1 arsenal1 manchester barcelona realmadrid juventus
  administrator admin123 admin1234 administrator1 root1234 user1234 test1234 testtest guest123 default1 secret123 access14 login123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 january1 december1 friday13 monday123
  money123 dollar123 banking1 investor investor1 portfolio portfolio1 investment wealth123 pension1
  blink182 maverick mustang1 ferrari1 mercedes porsche1 corvette thunder1 diamond1 platinum hercules athena123 olympus1
  google123 facebook facebook1 linkedin instagram microsoft windows10 android1 iphone123
  correcthorsebatterystaple thequickbrownfox tobeornottobe
  `
    .trim()
    .split(/\s+/),
);
