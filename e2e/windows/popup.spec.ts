import { allMethods } from '../methods/all-methods';
import { popupMethodFrom } from '../methods/window-payment';
import { describePopupMethod } from '../support/popup-method';

for (const [name, { windowPayment }] of Object.entries(allMethods)) {
  if (windowPayment) describePopupMethod(popupMethodFrom(name, windowPayment));
}
