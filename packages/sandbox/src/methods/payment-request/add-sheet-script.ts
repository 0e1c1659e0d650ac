/** Adds the script that replaces the browser's payment sheet to the frame page of Payment Request, before its own script. */
export function addSheetScript(html: string, origin: string): string {
  const script = `${origin}/third-party/payment-request.js`;
  return html.replace(/\bscript-src /, `script-src ${script} `).replace('<script', `<script src="${script}"></script>\n<script`);
}
