/** The frame of every page of the report. It has no module and nothing from elsewhere, so that a browser opens it from the disk. */
import { html, type Markup } from './markup.ts';

type Page = {
  title: string;
  /** The path to the report's folder. */
  root: '' | '../';
  /** The time at which its figures were measured. */
  at: string;
  body: Markup;
};

export const document = ({ title, root, at, body }: Page): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}report.css">
<script src="${root}report.js"></script>
</head>
<body>
<nav class="bar" aria-label="Report">
  <a class="mark" href="${root}index.html">Allô<i></i></a>
  <span class="label">Motion report · measured ${at}</span>
  <button type="button" class="theme" aria-pressed="false"><i></i><span>Night shift</span></button>
</nav>
<main>
${body}
</main>
</body>
</html>
`.text;
