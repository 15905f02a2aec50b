import { textTable } from '../text-table.ts';

/**
 * The investors of the demonstration's private-equity firm, all of them invented: `mail` without its ending, `size` of all commitments
 * in millions; `user` is "no" for those who never signed in.
 */
export const investors = textTable(`
  code    | name                           | person                  | mail                                 | gender | town       | programmes | groups                       | size | user | adviser
  LFO0318 | Lindqvist Family Office        | Ingrid Lindqvist        | ingrid@lindqvist                     | f      | Stockholm  | 1          | Family offices               | 150  |      | first
  BFO0361 | Bergström Family Office        | Elise Bergström         | elise@bergstrom                      | f      | Luxembourg | 1          | Family offices               | 40   |
  CFO0914 | Castellane Family Office       | Klaus Castellane        | klaus@castellane                     | m      | Bilbao     | 1          | Family offices               | 18   |
  DHO0767 | Delvaux Holding                | Therese Delvaux         | therese@delvaux                      | f      | Paris      | 1          | Family offices;Entrepreneurs | 90   |
  EFO0960 | Eichendorf Family Office       | Emil Eichendorf         | emil@eichendorf                      | m      | København  | 1          | Family offices               | 6    | no
  FFD0764 | Fabricius Foundation           | Margaux Fabricius       | margaux@fabricius                    | f      | Göteborg   | 2          | Foundations                  | 12   |
  GFO0215 | Grimaldi-Serra Family Office   | Tobias Grimaldi-Serra   | tobias@grimaldiserra                 | m      | Rotterdam  | 1          | Family offices               | 10   |
  HCA0989 | Haldorsen Capital              | Giulia Haldorsen        | giulia@haldorsen                     | f      | Genève     | 1          | Family offices               | 25   |
  IFO0656 | Ikonen Family Office           | Matteo Ikonen           | matteo@ikonen                        | m      | Hamburg    | 1          | Family offices               | 20   |
  JFO0355 | Jespersen Family Office        | Vera Jespersen          | vera@jespersen                       | f      | Stockholm  | 1          | Family offices               | 40   | no
  KHO0321 | Kestelyn Holding               | Gustav Kestelyn         | gustav@kestelyn                      | m      | Bergen     | 1          | Family offices;Entrepreneurs | 90   |
  LFO0286 | Lorrain Family Office          | Ottilie Lorrain         | ottilie@lorrain                      | f      | Antwerpen  | 1          | Family offices               | 15   |
  MFD0263 | Montefalco Foundation          | Anders Montefalco       | anders@montefalco                    | m      | Antwerpen  | 1          | Foundations                  | 20   |
  NFO0242 | Nygaard Family Office          | Ilse Nygaard            | ilse@nygaard                         | f      | Milano     | 1          | Family offices               | 8    |
  OCA0555 | Oldenkamp Capital              | Oskar Oldenkamp         | oskar@oldenkamp                      | m      | München    | 2          | Family offices               | 40   | no
  PFO0101 | Pfeiffenberg Family Office     | Astrid Pfeiffenberg     | astrid@pfeiffenberg                  | f      | Stockholm  | 1          | Family offices               | 10   |
  QFO0892 | Quintanilha Family Office      | Ivo Quintanilha         | ivo@quintanilha                      | m      | Zürich     | 1          | Family offices               | 12   |
  RHO0993 | Rosendahl Holding              | Renate Rosendahl        | renate@rosendahl                     | f      | Köln       | 1          | Family offices;Entrepreneurs | 10   |
  SFO0421 | Sabatier Family Office         | Cornelis Sabatier       | cornelis@sabatier                    | m      | Zürich     | 1          | Family offices               | 15   |
  TFD0997 | Tornqvist Foundation           | Katrin Tornqvist        | katrin@tornqvist                     | f      | Madrid     | 1          | Foundations                  | 30   | no
  UFO0309 | Uhlenbeck Family Office        | Rasmus Uhlenbeck        | rasmus@uhlenbeck                     | m      | Köln       | 1          | Family offices               | 60   |
  VCA0301 | Valderrama Capital             | Elise Valderrama        | elise@valderrama                     | f      | Oslo       | 1          | Family offices               | 90   |
  WFO0122 | Wessendorp Family Office       | Klaus Wessendorp        | klaus@wessendorp                     | m      | Rotterdam  | 1          | Family offices               | 15   |
  YFO0269 | Ystad Family Office            | Therese Ystad           | therese@ystad                        | f      | München    | 2          | Family offices               | 20   |
  ZHO0166 | Zellweger-Roth Holding         | Emil Zellweger-Roth     | emil@zellwegerroth                   | m      | Den Haag   | 1          | Family offices;Entrepreneurs | 15   | no
  AFO0937 | Almqvist Family Office         | Margaux Almqvist        | margaux@almqvist                     | f      | Milano     | 1          | Family offices               | 15   |
  BFD0103 | Bouvier-Lange Foundation       | Tobias Bouvier-Lange    | tobias@bouvierlange                  | m      | Milano     | 1          | Foundations                  | 40   |
  CFO0824 | Corsini-Valli Family Office    | Giulia Corsini-Valli    | giulia@corsinivalli                  | f      | Den Haag   | 1          | Family offices               | 60   |
  DCA0417 | Dragomir Capital               | Matteo Dragomir         | matteo@dragomir                      | m      | Rotterdam  | 1          | Family offices               | 8    |
  EFO0592 | Esterhuys Family Office        | Vera Esterhuys          | vera@esterhuys                       | f      | Bilbao     | 1          | Family offices               | 15   | no
  FFO0289 | Fjeldstad Family Office        | Gustav Fjeldstad        | gustav@fjeldstad                     | m      | Aarhus     | 1          | Family offices               | 18   |
  GHO0821 | Gyllenhaal-Berg Holding        | Ottilie Gyllenhaal-Berg | ottilie@gyllenhaalberg               | f      | Köln       | 1          | Family offices;Entrepreneurs | 25   |
  HFO0362 | Hammarberg Family Office       | Anders Hammarberg       | anders@hammarberg                    | m      | Stockholm  | 2          | Family offices               | 6    |
  IFD0466 | Isakovic Foundation            | Ilse Isakovic           | ilse@isakovic                        | f      | Oslo       | 1          | Foundations                  | 90   |
  JFO0662 | Jørstad Family Office          | Oskar Jørstad           | oskar@jorstad                        | m      | Gent       | 1          | Family offices               | 6    | no
  KCA0474 | Kaltenbrunn Capital            | Astrid Kaltenbrunn      | astrid@kaltenbrunn                   | f      | Oslo       | 1          | Family offices               | 20   |
  LFO0961 | Løvenborg Family Office        | Ivo Løvenborg           | ivo@lovenborg                        | m      | Stockholm  | 1          | Family offices               | 40   |
  MFO0147 | Marchandise Family Office      | Renate Marchandise      | renate@marchandise                   | f      | Bilbao     | 1          | Family offices               | 25   |
  NHO0738 | Noordhoek Holding              | Cornelis Noordhoek      | cornelis@noordhoek                   | m      | Zürich     | 1          | Family offices;Entrepreneurs | 10   |
  OFO0873 | Ottosen Family Office          | Katrin Ottosen          | katrin@ottosen                       | f      | Genève     | 1          | Family offices               | 8    | no
  PFD0452 | Palmgren Foundation            | Rasmus Palmgren         | rasmus@palmgren                      | m      | Paris      | 1          | Foundations                  | 25   |
  RFO0637 | Reinholdt Family Office        | Elise Reinholdt         | elise@reinholdt                      | f      | Lugano     | 2          | Family offices               | 18   |
  SCA0210 | Sandvik-Moe Capital            | Klaus Sandvik-Moe       | klaus@sandvikmoe                     | m      | Bordeaux   | 1          | Family offices               | 25   |
  TFO0899 | Thorvaldsen Family Office      | Therese Thorvaldsen     | therese@thorvaldsen                  | f      | Gent       | 1          | Family offices               | 90   |
  UFO0980 | Ullerup Family Office          | Emil Ullerup            | emil@ullerup                         | m      | Amsterdam  | 1          | Family offices               | 18   | no
  VHO0543 | Vestergren Holding             | Margaux Vestergren      | margaux@vestergren                   | f      | Malmö      | 1          | Family offices;Entrepreneurs | 6    |
  WFO0448 | Weidenfels Family Office       | Tobias Weidenfels       | tobias@weidenfels                    | m      | Paris      | 1          | Family offices               | 12   |
  AIN0725 | Aarhus Maritime Pension Fund   | Astrid Aldern           | astrid.aldern@aarhusfund             | f      | Rotterdam  | 1          | Institutions                 | 40   |
  SIN0448 | Saint-Aubin Hospital Endowment | Emil Brandvold          | emil.brandvold@saintaubinendowment   | m      | Lugano     | 1          | Foundations                  | 180  |
  NIN0658 | Nordlys Cultural Foundation    | Ilse Carlsund           | ilse.carlsund@nordlysfoundation      | f      | Malmö      | 2          | Foundations                  | 50   | no
  KIN0802 | Kaap Hoorn Teachers Pension    | Klaus Dekkers           | klaus.dekkers@kaappension            | m      | Den Haag   | 1          | Institutions                 | 50   |
  AIN0281 | Alpenrose University Endowment | Ottilie Engström        | ottilie.engstrom@alpenroseendowment  | f      | Gent       | 1          | Foundations                  | 25   |
  RIN0741 | Rive Gauche Arts Foundation    | Rasmus Falkner          | rasmus.falkner@rivefoundation        | m      | München    | 1          | Foundations                  | 180  |
  FIN0805 | Fjordland Seamen's Pension     | Vera Gorissen           | vera.gorissen@fjordlandpension       | f      | Amsterdam  | 1          | Institutions                 | 75   |
  BIN0265 | Brabant Cathedral Foundation   | Cornelis Holmgaard      | cornelis.holmgaard@brabantfoundation | m      | Luxembourg | 1          | Foundations                  | 25   | no
  TIN0182 | Tessiner Landwirte Versorgung  | Giulia Imhofer          | giulia.imhofer@tessinerversorgung    | f      | Milano     | 2          | Institutions                 | 110  |
  GIN0515 | Grünau Waisenstiftung          | Ivo Jansky              | ivo.jansky@grunauwaisenstiftung      | m      | Göteborg   | 1          | Foundations                  | 40   |
  OIN0858 | Oresund Research Foundation    | Margaux Kvist           | margaux.kvist@oresundfoundation      | f      | Milano     | 1          | Foundations                  | 50   |
  CIN0946 | Costa Verde Scholarship Trust  | Oskar Lindegaard        | oskar.lindegaard@costatrust          | m      | Lugano     | 1          | Foundations                  | 75   | no
  WIN0766 | Wattenmeer Conservation Fund   | Therese Maartens        | therese.maartens@wattenmeerfund      | f      | Bergen     | 1          | Foundations                  | 40   |
`);
