/** Fields of every form: what is chosen, and what is wrong. */
export const fields = {
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  confirmed: 'Confirmed',
  required: '{label} is required',
  problem: {
    required: 'Field is required',
    number: 'Please enter a number',
    positive: 'Enter a number above 0',
    notNegative: 'Enter 0 or more',
    places: 'Up to {limit} decimals',
    maximum: 'Maximum value is {limit}',
    minimum: 'Minimum value is {limit}',
    characters: 'Max {limit} characters',
    date: 'Enter a valid date',
    future: 'Enter a date that is not in the future',
    option: 'Choose from the list',
    url: 'Enter a web address, for example https://firm.example',
    phone: 'Enter the number with its country code, for example +44 20 7946 0000',
    hostName: 'Enter only the domain, the part after the @, for example firm.example',
  },
};
