/* The part of the documentation about files: what comes in, and what goes out. */
import type { PagePart } from '@/features/site/PageFrame'
import { Pairs } from '@/features/site/text-parts'

export const fileFormats: PagePart = {
  id: 'files',
  title: 'File formats',
  content: (
    <>
      <p>The format of a file is detected from its content, never from its name.</p>
      <Pairs
        label="Files that are read"
        rows={[
          [
            '.csv .tsv .txt',
            'Guest lists. Comma, semicolon, tab or bar; UTF-8, UTF-16 and the Windows and ISO families. Up to 5 MB and 20,000 guests, as many as an event takes.',
          ],
          [
            '.xlsx .xls .docx .doc .pdf',
            'Guest lists: tables and lists of names, up to 5 MB and 20,000 guests. PDFs must contain text; scans are refused. Save files with a password without it first.',
          ],
          ['.json, of an event', 'Import Event on the events page creates a new event from it.'],
          ['.json, of a plan', 'Upload plan in the designer first shows what it replaces.'],
          [
            '.png .jpg .gif .webp .svg',
            'Pictures for a plan. Scripts and external references are removed from drawings.',
          ],
        ]}
      />
      <Pairs
        label="Files that are made"
        rows={[
          [
            '.pdf',
            'Ten sheets: seating chart, seating board, escort list, lists per table, place cards, tent cards, table signs, kitchen sheet, check-in list, furniture. A4 to A0, Letter or Legal, as the sheet allows.',
          ],
          [
            '.docx',
            'Guest list, escort list, lists per table, place cards, tent cards and kitchen sheet, to change in Word or LibreOffice before printing.',
          ],
          ['.xlsx', 'Guests, tables and kitchen, each on a sheet.'],
          [
            '.csv',
            'Guests and seats, and the answers to the form. Cells that a spreadsheet would run as a formula are escaped.',
          ],
          ['.png .svg', 'The plan as a picture of 96, 200 or 300 dpi, or as a drawing.'],
          ['.dxf', 'The plan in inches, on layers, for CAD programs.'],
          [
            '.json, of an event',
            'The event with plan, venue, guests, parties, tags, seats and wishes; contact details only when chosen. It does not include forms, answers, email templates, schedules, history, snapshots or pictures.',
          ],
          [
            '.json, of a plan',
            'A plan with everything on it. Fields from other programs are kept.',
          ],
        ]}
      />
    </>
  ),
}
