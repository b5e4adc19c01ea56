import { trackForms } from "./form-tracking";
import { followLeaving } from "./leave-page";
import { sendForms } from "./send-form";

trackForms();
sendForms();
followLeaving();
