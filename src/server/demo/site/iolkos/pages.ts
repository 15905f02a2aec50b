import type { DemoPage } from '../site-of-firm.ts';
import { services } from './services.ts';

export const pages: readonly DemoPage[] = [
  {
    name: 'Αρχική',
    slug: 'home',
    type: 'Landing',
    title_el: 'Τα χρήματά σας σε πιο έξυπνα χέρια.',
    title_en: 'Your money is at a smarter place.',
    summary_el: 'Ξεκινήσαμε από τον Βόλο το 1996 με μία ιδέα: ο επενδυτής να βλέπει ό,τι βλέπουμε κι εμείς.',
    summary_en: 'We set out from Volos in 1996 with one idea: the investor should see what we see.',
    description_el: 'Διαχείριση περιουσίας από τον Βόλο και την Αθήνα. Συνολικό κόστος σε ευρώ και στοιχεία έως τη συναλλαγή.',
    description_en: 'Wealth management from Volos and Athens. The whole cost in euro, and figures you can open down to the trade.',
    linkLabel_el: 'Δείτε το κόστος',
    linkLabel_en: 'See the cost',
    linkTarget: '/costs',
    earlier: { title_el: 'Διαχείριση περιουσίας με καθαρά λόγια.', summary_el: 'Από το 1996 στον Βόλο και από το 2004 στην Αθήνα.' },
    body_el: `## Τα χρήματα που δεν κινούνται δεν μένουν στη θέση τους
Από τα 10.000 € που έμειναν στο σπίτι τον Ιούνιο του 2016, σήμερα αγοράζει κανείς όσα τότε με 7.870 €. Με προθεσμιακή κατάθεση, όσα με 8.640 €. Με το ισορροπημένο χαρτοφυλάκιό μας, όσα με 12.380 €, αφού πέρασε και από δύο χρονιές με ζημίες.
_Σε σταθερές τιμές Ιουνίου 2016, μετά τις χρεώσεις, 30/06/2016 έως 30/06/2026. Πηγές: Ιωλκός Wealth, ενδεικτικός δείκτης τιμών καταναλωτή. Οι προηγούμενες αποδόσεις δεν διασφαλίζουν τις μελλοντικές. Η αξία των επενδύσεων μπορεί να μειωθεί, όπως και να αυξηθεί._

## Τρεις δουλειές, ένας σύμβουλος
- **Βάζουμε προορισμό.** Το σχέδιο χωρά σε τέσσερις σελίδες και γράφεται στα ελληνικά, όχι σε ορολογία.
- **Επενδύουμε με μέτρο.** Μετοχές, ομόλογα και αμοιβαία κεφάλαια από όλη την Ευρώπη, χωρίς δικά μας προϊόντα.
- **Λογοδοτούμε.** Αξία, απόδοση και κόστος κάθε μέρα στην πύλη σας, με ανάλυση έως τη συναλλαγή.

> Ο πατέρας μου ήταν ναυτικός. Έλεγε ότι ο καλός καπετάνιος δεν υπόσχεται καιρό. Υπόσχεται ότι κοίταξε τον χάρτη.
Ελένη Μαυρίδη, ιδρύτρια. Γνωρίστε [τους ανθρώπους μας](/who-we-are) ή δείτε [πώς εργαζόμαστε](/services).`,
    body_en: `## Money that does not move does not stay where it is
€10,000 kept at home since June 2016 buys today what €7,870 bought then. On deposit, what €8,640 bought. In our Balanced portfolio, what €12,380 bought, after two years with losses on the way.
_In constant prices of June 2016, net of charges, 30/06/2016 to 30/06/2026. Sources: Iolkos Wealth, illustrative consumer index. Past performance is not a guide to future returns. The value of investments can fall as well as rise._

## Three tasks, one adviser
- **We set a destination.** The plan fits on four pages and is written in words, not in terms.
- **We invest with measure.** Shares, bonds and funds from all of Europe, none of them our own products.
- **We account for it.** Value, return and cost every day in your portal, down to the trade.

> My father was a sailor. He said that a good captain does not promise the weather. He promises that he has looked at the chart.
Eleni Mavridi, founder. Meet [our people](/who-we-are) or see [how we work](/services).`,
  },
  {
    name: 'Υπηρεσίες',
    slug: 'services',
    blocks_el: services.el,
    blocks_en: services.en,
    type: 'Landing',
    promoted: true,
    title_el: 'Η πορεία έχει πέντε στάσεις, και μπορείτε να κατεβείτε σε όλες',
    title_en: 'The course has five stops, and you may leave at any of them',
    summary_el: 'Από τη γνωριμία έως τον πρώτο απολογισμό περνούν τέσσερις μήνες. Αμοιβή εισόδου δεν υπάρχει.',
    summary_en: 'Four months pass between the first meeting and the first account of it. There is no entry fee.',
    description_el: 'Γνωριμία, σχέδιο, λογαριασμός, τοποθέτηση, απολογισμός: τι γίνεται σε κάθε στάδιο και τι παίρνετε στα χέρια σας.',
    description_en: 'Meeting, plan, account, investment, review: what happens at each stage and what you receive.',
    linkLabel_el: 'Κλείστε μισή ώρα',
    linkLabel_en: 'Arrange half an hour',
    linkTarget: '/contact',
    body_el: `## Δεν είμαστε για όλους
Αν έχετε δάνειο με υψηλό επιτόκιο, εξοφλήστε πρώτα εκείνο. Αν θα χρειαστείτε τα χρήματα μέσα σε τρία χρόνια, κρατήστε τα σε κατάθεση. Αυτό λέμε σε έναν στους τέσσερις που μας επισκέπτονται, και δεν χρεώνουμε τη συζήτηση.

## Τα πέντε στάδια
1. **Ημέρα 1, γνωριμία.** Μισή ώρα, στο γραφείο ή με βιντεοκλήση.
2. **Ημέρα 10, σχέδιο.** Τέσσερις σελίδες με στόχους, αντοχή στις διακυμάνσεις και κόστος σε ευρώ.
3. **Ημέρα 30, άνοιγμα λογαριασμού.** Στο όνομά σας, σε ανεξάρτητο θεματοφύλακα.
4. **Ημέρες 30 έως 120, τοποθέτηση.** Σταδιακά, σε δόσεις που συμφωνούμε.
5. **Κάθε τρίμηνο, απολογισμός.** Τι είπαμε, τι έγινε, τι αλλάζουμε.

## Κάθε αλλαγή συνοδεύεται από τον λόγο της
Μια αγορά ή πώληση που δεν εξηγείται σε δύο προτάσεις δεν γίνεται. Τις δύο προτάσεις τις διαβάζετε στην πύλη, δίπλα στην πράξη. Αν διαφωνείτε, τηλεφωνήστε: τρεις φορές τα τελευταία πέντε χρόνια μας έχετε μεταπείσει.

Το κόστος βρίσκεται [σε δική του σελίδα](/costs), ολόκληρο.`,
    body_en: `## We are not for everyone
If you have a loan at a high rate, repay it first. If you will need the money within three years, keep it on deposit. We say so to one visitor in four, and do not charge for the conversation.

## The five stages
1. **Day 1, meeting.** Half an hour, at the office or by video.
2. **Day 10, plan.** Four pages with aims, the falls you could bear, and the cost in euro.
3. **Day 30, account.** In your name, at an independent custodian.
4. **Days 30 to 120, investment.** Step by step, in parts that we agree.
5. **Every quarter, review.** What we said, what happened, what we change.

## Every change comes with its reason
A purchase or sale that cannot be explained in two sentences is not made. You read the two sentences in the portal, beside the trade. The cost has [a page of its own](/costs).`,
  },
  {
    name: 'Κόστος',
    slug: 'costs',
    type: 'Resources',
    promoted: true,
    title_el: 'Από κάθε 1.000 €, τα 990,50 € μένουν δικά σας',
    title_en: 'Of every €1,000, €990.50 stays yours',
    summary_el: 'Τα υπόλοιπα 9,50 € είναι το συνολικό κόστος ενός έτους. Τα αναλύουμε έως το τελευταίο λεπτό του ευρώ.',
    summary_en: 'The other €9.50 is the whole cost of a year. Here it is, to the last cent.',
    description_el: 'Αμοιβή διαχείρισης, αμοιβαία κεφάλαια, θεματοφύλακας και συναλλαγές: το συνολικό κόστος ενός έτους σε ευρώ.',
    description_en: 'Our fee, funds, custodian and dealing: the whole cost of a year, in euro.',
    earlier: {
      title_el: 'Από κάθε 1.000 €, τα 989,80 € μένουν δικά σας',
      summary_el: 'Τα υπόλοιπα 10,20 € είναι το συνολικό κόστος ενός έτους.',
    },
    body_el: `## Τι πληρώνετε σε έναν χρόνο
- **Αμοιβή μας, 5,80 €.** Με ΦΠΑ. Καμία αμοιβή εισόδου ή εξόδου.
- **Αμοιβαία κεφάλαια, 2,10 €.** Τρέχουσες επιβαρύνσεις, χωρίς επιστροφές προς εμάς.
- **Θεματοφύλακας, 0,90 €.** Φύλαξη των τίτλων σε ανεξάρτητη τράπεζα.
- **Συναλλαγές, 0,70 €.** Κόστος συναλλαγών, μέσος όρος τριετίας.
_Ισορροπημένο χαρτοφυλάκιο 250.000 €, έτος έως 30/06/2026. Πηγή: Ιωλκός Wealth, ετήσια κατάσταση κόστους 2026._

## Τι σημαίνει σε είκοσι χρόνια
Με σταθερή απόδοση 5% ανά έτος πριν από τις χρεώσεις, 250.000 € γίνονται 663.000 € χωρίς κανένα κόστος και περίπου 553.000 € με το δικό μας. Η διαφορά είναι μεγάλη. Γι’ αυτό πρέπει να ρωτάτε κάθε χρόνο αν την αξίζουμε.
_Παράδειγμα σε ονομαστικές τιμές, χωρίς καταθέσεις και αναλήψεις. Δεν αποτελεί πρόβλεψη._

## Τι δεν πληρώνετε ποτέ
Δεν παίρνουμε προμήθεια από αμοιβαία κεφάλαια, τράπεζες ή ασφαλιστικές εταιρείες. Αμοιβή επιτυχίας δεν ζητάμε, αφού στην αποτυχία δεν επιστρέφουμε χρήματα. Όποτε θέλετε να φύγετε, μεταφέρουμε τους τίτλους σας χωρίς επιβάρυνση.`,
    body_en: `## What you pay in a year
- **Our fee, €5.80.** VAT included. Nothing to enter, nothing to leave.
- **Funds, €2.10.** Ongoing charges, with nothing paid back to us.
- **Custodian, €0.90.** Safekeeping at an independent bank.
- **Dealing, €0.70.** Dealing costs, average of three years.
_Balanced portfolio of €250,000, year to 30/06/2026. Source: Iolkos Wealth, annual statement of costs 2026._

## What it means over twenty years
At a constant 5% a year before charges, €250,000 becomes €663,000 without any cost and about €553,000 with ours. The difference is large. You should ask every year whether we are worth it.
_An example, not adjusted for inflation, with no payments in or out. Not a forecast._

## What you never pay
We take no commission from funds, banks or insurers. We charge nothing for success, because we do not refund failure. When you wish to leave, we transfer your securities free of charge.`,
  },
  {
    name: 'Άνθρωποι',
    slug: 'who-we-are',
    type: 'Landing',
    promoted: true,
    title_el: 'Είκοσι ένας άνθρωποι, και ένας που σηκώνει το τηλέφωνο',
    title_en: 'Twenty-one people, and one who answers the telephone',
    summary_el: 'Ο σύμβουλός σας δεν αλλάζει επειδή άλλαξε τμήμα. Δεν έχουμε τμήματα.',
    summary_en: 'Your adviser does not change because of a new department. We have no departments.',
    description_el: 'Ποιοι φροντίζουν την περιουσία σας στην Ιωλκός Wealth και πού επενδύουν τα δικά τους χρήματα.',
    description_en: 'Who looks after your money at Iolkos Wealth, and where they invest their own.',
    linkLabel_el: 'Η ομάδα',
    linkLabel_en: 'The team',
    linkTarget: '/team',
    body_el: `## Τρεις έφυγαν σε δεκαπέντε χρόνια
Οι πελάτες τους το έμαθαν πρώτοι, από εκείνους που έφευγαν. Κάθε σύμβουλος φροντίζει έως 45 οικογένειες. Όταν συμπληρωθούν, αναζητούμε συνάδελφο αντί για μεγαλύτερη ατζέντα.

## Τα δικά μας χρήματα είναι δίπλα στα δικά σας
Εταίροι και προσωπικό έχουμε επενδύσει 6,2 εκ. €, τα τρία τέταρτα στα ίδια χαρτοφυλάκια με εσάς.
_Πηγή: Ιωλκός Wealth, δηλώσεις 19 προσώπων, 31/03/2026. Δεν περιλαμβάνονται κατοικίες._

## Πρώτα ο άνθρωπος, μετά η αίτηση
Διαλέξτε από [την ομάδα](/team) με ποιον θέλετε να μιλήσετε και [κλείστε μισή ώρα](/contact). Αν δεν ταιριάξετε, το λέτε στη γραμματεία και όχι σε εκείνον που συναντήσατε.`,
    body_en: `## Three have left in fifteen years
Their clients heard it first, from those who were leaving. Each adviser looks after 45 families at the most. When someone reaches that number, we hire.

## Our own money stands beside yours
Partners and staff have invested €6.2m, three quarters of it in the same portfolios as yours.
_Source: Iolkos Wealth, declarations of 19 people, 31/03/2026. Homes are not included._

## The person first, then the form
Choose from [the team](/team) whom you would like to talk to, and [arrange half an hour](/contact). If you do not get on, tell reception rather than them.`,
  },
  {
    name: 'Άρθρα',
    slug: 'articles',
    type: 'Blog',
    title_el: 'Γράφουν όσοι κάνουν τη δουλειά',
    title_en: 'Written by those who do the work',
    summary_el: 'Συμβουλές, αναλύσεις και λάθη μας. Κάθε άρθρο έχει συντάκτη που απαντά.',
    summary_en: 'Advice, analysis and our own mistakes. Every article has an author who replies.',
    description_el: 'Άρθρα της Ιωλκός Wealth για επενδύσεις, σύνταξη, σπουδές και οικογενειακή διαδοχή.',
    description_en: 'Articles by Iolkos Wealth on investing, pensions, studies and family succession.',
    linkLabel_el: 'Όλα τα άρθρα',
    linkLabel_en: 'All articles',
    linkTarget: '/posts',
    body_el: `## Τρία για αρχή
- [Η γονική παροχή μετοχών, βήμα προς βήμα](/posts/goniki-parochi)
- [Ομόλογα στη λήξη τους: γιατί η τιμή σήμερα λέει λίγα](/posts/bonds-at-maturity)
- [Το λάθος μας με τις μικρές μετοχές](/posts/our-mistake)

## Πώς γράφουμε
Κάθε ποσό έχει πηγή, ημερομηνία και νόμισμα. Όταν αλλάζουμε γνώμη, το παλιό άρθρο μένει στη θέση του και το αναφέρει. Τα άρθρα είναι γενική ενημέρωση και όχι επενδυτική συμβουλή.`,
    body_en: `## Two in English
- [Bonds at maturity: why the price today says little](/posts/bonds-at-maturity)
- [For Greeks abroad: one portfolio, two tax offices](/posts/greeks-abroad)

## How we write
Every figure has a source, a date and a currency. When we change our mind, the old article stays and says so. Articles are general information, not advice.`,
  },
  {
    name: 'Επικοινωνία',
    slug: 'contact',
    type: 'Form',
    title_el: 'Μισή ώρα, χωρίς δέσμευση',
    title_en: 'Half an hour, no obligation',
    summary_el: 'Σας δείχνουμε την πύλη με ένα χαρτοφυλάκιο σαν το δικό σας και απαντάμε σε ό,τι ρωτήσετε.',
    summary_en: 'We show you the portal with a portfolio like yours, and answer whatever you ask.',
    description_el: 'Διευθύνσεις και τηλέφωνα της Ιωλκός Wealth στον Βόλο και στην Αθήνα.',
    description_en: 'Addresses and telephone numbers of Iolkos Wealth in Volos and Athens.',
    body_el: `## Βόλος
Ερμού 21. Τηλέφωνο 24210 55014.

## Αθήνα
Οδός Ιάσονος 7. Τηλέφωνο 210 555 0140.

## Ώρες
Απαντά άνθρωπος, Δευτέρα έως Παρασκευή, 9:00 έως 17:30. Τον Αύγουστο έως τις 14:00.

## Αν είστε ήδη πελάτης
Γράψτε στον σύμβουλό σας μέσα από την πύλη. Απαντά μέσα σε μία εργάσιμη ημέρα. Μη στέλνετε στοιχεία λογαριασμών με e-mail.

## Αν κάτι δεν πήγε καλά
Πείτε το σε οποιονδήποτε από εμάς, με όποιον τρόπο σας εξυπηρετεί. Τα παράπονα τα διαβάζει η Ελένη Μαυρίδη την ίδια ημέρα. Σε δέκα εργάσιμες ημέρες έχετε απάντηση επί της ουσίας.`,
    body_en: `## Volos
Ermou 21. Telephone +30 24210 55014.

## Athens
Iasonos 7. Telephone +30 210 555 0140.

## Hours
A person answers, Monday to Friday, 9:00 to 17:30 Greek time. In August until 14:00.

## If you are a client already
Write to your adviser in the portal. You will have a reply within one working day. Please do not send account details by email.

## If something went wrong
Tell any of us, in any form. Eleni Mavridi reads complaints on the day they arrive, and you will have a reply in substance within ten working days.`,
  },
];
