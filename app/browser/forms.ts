import { trackForms } from "./form-tracking";
import { sendForms } from "./send-form";

trackForms();
sendForms();
