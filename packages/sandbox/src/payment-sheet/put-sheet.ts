/** The frame page of Payment Request, with the stand-in of the browser's sheet before its own script. */
export function putSheet(html: string, origin: string): string {
  const script = `${origin}/third-party/payment-request.js`;
  return html.replace(/\bscript-src /, `script-src ${script} `).replace('<script', `<script src="${script}"></script>\n<script`);
}
