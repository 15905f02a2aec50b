import { textTable } from '../text-table.ts';

/** The clients of the demonstration's British firm, all of them invented; `user` is "no" for those who never signed in. */
export const clients = textTable(`
  number | name                  | person           | gender | town            | portfolios   | groups                   | user | adviser | projections
  204416 | Hartwell Family Trust | Eleanor Hartwell | f      | Harrogate       | ISA Trust    | Families                 |      | first   | yes
  100231 | Margaret Ashworth     |                  | f      | Bath            | ISA SIPP GIA | Retirement               |      |         | yes
  118806 | Desmond Achterberg    |                  | m      | London          | GIA SIPP     | Entrepreneurs            |      |         | yes
  301554 | Priya Balasubramaniam |                  | f      | Leicester       | SSAS ISA     | Entrepreneurs;Retirement |
  100877 | Cornelius Attwater    |                  | m      | Winchester      | Trust ExO    | Families                 |      |         | yes
  219043 | Rosalind Aldermere    |                  | f      | Edinburgh       | GIA ISA      | Families                 |
  154420 | Tobias Ainsworth      |                  | m      | York            | SIPP         | Retirement               |      |         | yes
  120019 | Wilhelmina Astor-Grey |                  | f      | Cheltenham      | OPB ISA      | Family offices           | no
  277361 | Jonathan Amberley     |                  | m      | Guildford       | GIA          | Professionals            |
  288170 | Saoirse Appleyard     |                  | f      | Belfast         | ISA SIPP     | Professionals            |
  133958 | Edmund Arkwright      |                  | m      | Ludlow          | Trust        | Families                 |
  190462 | Beatrix Alderson      |                  | f      | Norwich         | ISA          | Professionals            |
  312008 | Farouk Abernathy      |                  | m      | Glasgow         | SIPP GIA     | Entrepreneurs            |
  185890 | Oliver Bancroft       |                  | m      | London          | ISA SIPP     | Professionals            |
  140544 | Harriet Blakemore     |                  | f      | Oxford          | GIA ISA      | Professionals            |
  204500 | Rupert Brathwaite     |                  | m      | Truro           | SIPP         | Retirement               | no
  271638 | Imogen Calloway       |                  | f      | Bristol         | ISA GIA      | Professionals            |
  113657 | Callum Carrick        |                  | m      | Perth           | SIPP ISA GIA | Retirement               |      |         | yes
  119988 | Nadia Chaudhry        |                  | f      | Manchester      | GIA ISA SIPP | Entrepreneurs            |      |         | yes
  316292 | Leopold Cranbourne    |                  | m      | London          | OPB Trust    | Family offices           |
  241478 | Georgina Dalrymple    |                  | f      | Stirling        | ISA GIA      | Families                 | no
  125675 | Anthony Delacourt     |                  | m      | Brighton        | SIPP ISA     | Retirement               |
  196863 | Fiona Drummond        |                  | f      | Inverness       | ISA          | Professionals            |
  253774 | Marcus Ellingham      |                  | m      | Ipswich         | SIPP ISA     | Professionals            |
  116204 | Zainab Farooqi        |                  | f      | Birmingham      | GIA          | Entrepreneurs            |
  234021 | Alistair Fenwick      |                  | m      | Newcastle       | SIPP GIA     | Retirement               |
  157281 | Cordelia Fairweather  |                  | f      | Salisbury       | ISA          | Families                 | no
  110829 | Benedict Garrowby     |                  | m      | Harrogate       | Trust        | Families                 |
  123530 | Annabel Goldsworthy   |                  | f      | Exeter          | ISA SIPP     | Professionals            |
  214677 | Dominic Hargreave     |                  | m      | Leeds           | GIA          | Professionals            |
  210621 | Philippa Hollis-Mere  |                  | f      | London          | ExO          | Family offices           | no
  119312 | Gwendolyn Howells     |                  | f      | Cardiff         | ISA          | Retirement               |
  164088 | Sebastian Ingleby     |                  | m      | Durham          | SIPP ISA     | Professionals            |
  124779 | Rhiannon Jenkyns      |                  | f      | Swansea         | ISA GIA      | Professionals            | no
  245453 | Theodore Kingsnorth   |                  | m      | Tunbridge Wells | SIPP GIA     | Retirement               |
  212285 | Amara Kolawole        |                  | f      | London          | GIA ISA      | Entrepreneurs            |
  116495 | Percival Lathbury     |                  | m      | Lincoln         | ISA SIPP     | Retirement               |
  317754 | Matilda Lockhart      |                  | f      | Aberdeen        | SIPP ISA     | Professionals            |
  249230 | Hamish MacAllan       |                  | m      | Oban            | GIA          | Families                 | no
  133453 | Josephine Marchetti   |                  | f      | London          | ISA SIPP     | Professionals            |
  159520 | Ravi Menon-Clarke     |                  | m      | Reading         | SIPP GIA     | Entrepreneurs            |
  266314 | Clementine Northcott  |                  | f      | Plymouth        | ISA          | Families                 | no
  265477 | Quentin Oakeshott     |                  | m      | Cambridge       | Trust ISA    | Families                 |
  253829 | Isolde Pemberton      |                  | f      | Chester         | SIPP         | Retirement               |
  117216 | Gareth Prosser        |                  | m      | Newport         | ISA          | Professionals            |
  252284 | Henrietta Quill       |                  | f      | Rye             | GIA          | Professionals            |
  254496 | Ravensworth Featherstonehaugh Children's and Grandchildren's Settlement 1987 | Barnaby Ravensworth | m | Alnwick | Trust | Family offices | no
  204987 | Sunita Raghavan       |                  | f      | Slough          | SIPP ISA     | Professionals            |
  113999 | Ewan Rutherglen       |                  | m      | Dundee          | ISA SIPP     | Professionals            |
  158955 | Verity Sandringford   |                  | f      | King's Lynn     | GIA          | Families                 | no
  113211 | Ambrose Stellingwood  |                  | m      | Shrewsbury      | SIPP         | Retirement               |
  246926 | Tamsin Tregarthen     |                  | f      | Falmouth        | ISA          | Professionals            |
  135910 | Lucian Underhay       |                  | m      | London          | OPB          | Family offices           | no
  176919 | Yasmin Vandermeer     |                  | f      | Canterbury      | GIA ISA      | Entrepreneurs            |
  210874 | Godfrey Wainfleet     |                  | m      | Grimsby         | SIPP         | Retirement               |
  241990 | Ottilie Sharrow       |                  | f      | Hebden Bridge   | ISA          | Professionals            |
  138815 | Elspeth Wedderburn    |                  | f      | Peebles         | ISA Trust    | Families                 |
  242737 | Crispin Whitlock      |                  | m      | Worcester       | SSAS         | Entrepreneurs            |
  131878 | Florence Yarborough   |                  | f      | Boston          | ISA          | Retirement               | no
  250661 | Ignatius Yeldham      |                  | m      | Braintree       | SIPP ISA     | Professionals            |
  181866 | Edwina Zouch          |                  | f      | Oakham          | GIA          | Families                 |
`);
