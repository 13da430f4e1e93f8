import { batchFields, csvCell } from '@fourfold/contract/words';

export const fieldNames: Record<(typeof batchFields)[number], string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  job_position: 'Position',
  department: 'Department',
  company: 'Company',
};

/** What a person's line is made of, in the order in which lines without names of columns are read. */
export const lineHolds =
  'A line holds first name, last name, e-mail address, position and department, with commas, semicolons or tabs between them, such as: Ana,Silva,ana.silva@example.com,Accountant,Accounts.';

/** What spreadsheets open without asking; the mark at its beginning tells them that it is UTF-8. */
export const template = (company: string): string =>
  `\uFEFF${batchFields.map((field) => fieldNames[field]).join(',')}\r\nAna,Silva,ana.silva@example.com,Accountant,Accounts,${csvCell(company)}\r\n`;
