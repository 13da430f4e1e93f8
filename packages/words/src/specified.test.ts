import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceLanguage } from './languages.ts';

const folder = path.join(import.meta.dirname, '..', sourceLanguage);

/** Texts that the specification gives word for word. A better word for one of them is a fault. */
const specified = `
Please select an option that is closer to your tendency.
Submission Received
Contact us
Passwords do not match
Link Sent!
The link to the mini course has been sent to you via email.
Please complete the form.
Network error
Error: Expired Link
The assessment link expired after two weeks.
Error: Invalid Link
The assessment link is invalid. Please try clicking the link again.
An unexpected error occurred.
Registration failed!
Registration successful!
Login failed!
Login successful!
Verification email sent successfully!
Something went wrong. Please try again later.
Page Not Found
Book a demo
New Report
Culture Solutions
Culture Surveys
Change Management
Performance Improvement
Culture Decisions
Culture Data
Log out
Example Culture Development Opportunities
Frequently Asked Questions
Learn more
Start Free Trial
Register Now
About This Webinar
Invite Sent!
Behavioral Interview Question Library
Search questions…
No questions match your search.
No rating scale defined.
We use cookies to enhance your experience. Select your preferences below.
Customise
Reject All
Accept Cookies
Save Preferences
No data yet.
Job Candidates
Access
Billing
Company
Profile
Please select an option.
Please select an answer before proceeding.
Please select an answer before finishing.
Failed to send invitation!
Invitation sent successfully!
An error occurred while generating the report.
< 100
100 to 1000
> 1000
Consultant
Executive
HR
Manager
Employee
Marketing
Send to AI
Next
Submit
Finish
Register
Home
FAQ
Login
People
Culture
Hires
Effort
Impact
Score
Description
`;

it('says what is specified word for word', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.po'),
  );
  const said = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('’', "'"))
    .join('');
  const unsaid = specified
    .split('\n')
    .filter((text) => text !== '' && !said.includes(`msgid ${JSON.stringify(text)}`));
  expect(unsaid).toEqual([]);
});
