import { batchFields, csvCell } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

export const fieldNames: Record<(typeof batchFields)[number], string> = {
  first_name: t`First name`,
  last_name: t`Last name`,
  email: t`E-mail`,
  job_position: t`Position`,
  department: t`Department`,
  company: t`Company`,
};

/** What a person's line is made of, in the order in which lines without names of columns are read. */
export const lineHolds = t`Each line gives one person’s first name, last name, e-mail address, position and department. Separate them with commas, semicolons or tabs, as in: Ana,Silva,ana.silva@example.com,Accountant,Accounts.`;

/** The names of the columns. The mark at its beginning tells spreadsheets that the file is UTF-8. */
export const templateHead = `\uFEFF${batchFields.map((field) => fieldNames[field]).join(',')}`;

/** What spreadsheets open without asking. */
export const template = (company: string): string =>
  `${templateHead}\r\nAna,Silva,ana.silva@example.com,Accountant,Accounts,${csvCell(company)}\r\n`;
