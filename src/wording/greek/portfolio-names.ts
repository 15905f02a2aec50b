/** The kinds of portfolios. */
export const portfolioTypeNames = {
  GIA: 'Γενικός επενδυτικός λογαριασμός',
  ISA: 'Επενδυτικός λογαριασμός ISA',
  SIPP: 'Ατομικό συνταξιοδοτικό πρόγραμμα (SIPP)',
  ExO: 'Λογαριασμός μόνο εκτέλεσης εντολών',
  OPB: 'Εξωχώριο επενδυτικό ασφαλιστήριο',
  Trust: 'Καταπίστευμα',
  SSAS: 'Εταιρικό συνταξιοδοτικό πρόγραμμα (SSAS)',
  Fund: 'Πρόγραμμα ιδιωτικών κεφαλαίων',
};

/** The objectives of portfolios. */
export const objectiveNames = { Income: 'Εισόδημα', Accumulation: 'Συσσώρευση κεφαλαίου', Both: 'Εισόδημα και συσσώρευση κεφαλαίου' };
