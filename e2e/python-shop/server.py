"""Serves the demo shop's page, and charges its orders with the official Python SDK.

It needs only the SDK and Python's standard library. The test passes the sandbox's address and keys, the folder of the built page, and the configuration
that the page asks for. The page calls the same routes as with the demo's own server.
"""

import json
import os
import threading
import uuid
from datetime import datetime, timezone
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import braintree
from braintree.environment import Environment

options = json.loads(os.environ["SHOP"])
configuration = options["configuration"]
prices = {each["id"]: each for each in configuration["products"] + configuration["testOutcomes"]}
gateway = braintree.BraintreeGateway(
    braintree.Configuration(
        environment=Environment("development", "localhost", options["port"], options["url"], False, None, "localhost", options["port"]),
        merchant_id=options["merchantId"],
        public_key=options["publicKey"],
        private_key=options["privateKey"],
    )
)
CUSTOMER = gateway.customer.create({"first_name": "Ada", "last_name": "Example"}).customer.id
orders = {}  # by the key that the page creates for each attempt to pay
lock = threading.Lock()


def read(details, name):
    """Reads a member of a payment method. Version 3.57 of the SDK has no class for some methods, so their members are in a dictionary."""
    return details.get(name) if isinstance(details, dict) else getattr(details, name, None)


def describe_method(transaction):
    """Describes the payment method for the receipt: its kind, its name, and what distinguishes it."""
    kind = transaction.payment_instrument_type
    details = getattr(transaction, DETAILS.get(kind, kind + "_details"), None)
    last = read(details, "last_4")
    if kind == "paypal_account":
        return "paypal", "PayPal", read(details, "payer_email")
    if kind == "venmo_account":
        return "venmo", "Venmo", "@" + read(details, "username").lstrip("@")
    if kind == "local_payment":
        return "local-payment", {"ideal": "iDEAL"}.get(transaction.local_payment_details.funding_source.lower()), None
    if kind == "sepa_debit_account":
        return "sepa", "SEPA Direct Debit", "IBAN ending in " + last
    if kind == "us_bank_account":
        return "us-bank-account", "US bank account", "%s ending in %s" % (read(details, "account_type"), last)
    if kind == "android_pay_card":
        return "google-pay", "Google Pay", "%s ending in %s" % (read(details, "source_card_type"), read(details, "source_card_last_4"))
    if kind == "apple_pay_card":
        return "apple-pay", "Apple Pay", "%s ending in %s" % (read(details, "card_type").replace("Apple Pay - ", ""), last)
    if kind != "credit_card":  # the card of a wallet, which gives the kind its name
        wallet = kind[: -len("_card")].split("_")
        return "-".join(wallet), " ".join(wallet).title(), "%s ending in %s" % (read(details, "card_type"), last)
    return "card", read(details, "card_type"), "ending in " + last


# Where a transaction has the details of a kind of payment method, if not in `<kind>_details`.
DETAILS = {
    "paypal_account": "paypal_details",
    "sepa_debit_account": "sepa_debit_account_detail",
    "us_bank_account": "us_bank_account",
    "apple_pay_card": "apple_pay_details",
}


def vault_bank_account(email, nonce):
    """A bank account is vaulted first, which verifies it. Returns its token, or None if the bank did not confirm it."""
    customer = gateway.customer.create({"email": email}).customer
    method = {"us_bank_account_verification_method": "network_check"}
    kept = gateway.payment_method.create({"customer_id": customer.id, "payment_method_nonce": nonce, "options": method})
    return kept.payment_method.token if kept.is_success and kept.payment_method.verified else None


def save_paypal():
    """Saves a documented PayPal account for the only customer of this shop."""
    gateway.payment_method.create({"customer_id": CUSTOMER, "payment_method_nonce": "fake-paypal-billing-agreement-nonce"})


def find_saved_paypal():
    """Finds the token of the customer's PayPal account. Returns None if there is none."""
    accounts = gateway.customer.find(CUSTOMER).paypal_accounts
    return accounts[0].token if accounts else None


def place_order(request):
    """Charges an order once, however often the page sends it. Returns the status and the body of the response."""
    with lock:
        known = orders.get(request["orderKey"])
        if known:
            return 201, known
        lines = [dict(line, price=prices[line["productId"]]["price"]) for line in request["cart"]]
        total = sum(line["price"] * line["quantity"] for line in lines)
        order = {
            "id": str(uuid.uuid4()),
            "createdAt": datetime.now(timezone.utc).isoformat(),
            "email": request["email"],
            "currency": request["currency"],
            "lines": [
                {
                    "productId": line["productId"],
                    "name": prices[line["productId"]]["name"],
                    "quantity": line["quantity"],
                    "unitPrice": line["price"],
                    "total": line["price"] * line["quantity"],
                }
                for line in lines
            ],
            "total": total,
        }
        sale = {"amount": "%d.%02d" % divmod(total, 100), "order_id": order["id"], "options": {"submit_for_settlement": True}}
        if request["currency"] != configuration["currency"]:
            sale["merchant_account_id"] = configuration["merchantAccounts"][request["currency"]]
        if request.get("deviceData"):
            sale["device_data"] = request["deviceData"]
        if request.get("isBankAccount"):
            sale["payment_method_token"] = vault_bank_account(request["email"], request["paymentMethodNonce"])
        else:
            sale["payment_method_nonce"] = request["paymentMethodNonce"]
        result = gateway.transaction.sale(sale)
        if not result.is_success:
            return 402, {"type": "about:blank", "title": result.message, "status": 402, "detail": result.message, "code": "declined"}
        kind, name, detail = describe_method(result.transaction)
        order.update(status="paid", transactionId=result.transaction.id, method={"kind": kind, "name": name, "detail": detail})
        orders[request["orderKey"]] = order
        return 201, order


class Shop(SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=options["pageFolder"])

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/api/config":
            self.respond(200, configuration)
        elif path == "/api/client-token":
            self.respond(200, {"clientToken": gateway.client_token.generate()})
        elif path == "/api/saved/client-token":
            self.respond(200, {"clientToken": gateway.client_token.generate({"customer_id": CUSTOMER})})
        elif path == "/api/saved/paypal":
            self.respond(200, {"token": find_saved_paypal()})
        elif path == "/api/orders":
            self.respond(200, {"orders": list(reversed(orders.values()))})
        elif path.startswith("/api/orders/"):
            self.respond(200, next(order for order in orders.values() if order["id"] == path.split("/")[-1]))
        elif path in ("/", "/index.html"):
            self.send_page()
        else:
            super().do_GET()

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path == "/api/saved/test-paypal":
            save_paypal()
            self.respond(201, {})
        else:
            self.respond(*place_order(body))

    def respond(self, status, body):
        kind = "application/problem+json" if status >= 400 else "application/json"
        self.send(status, kind, json.dumps(body))

    def send_page(self):
        """Sends the page with the sandbox's script that gives every browser Apple Pay."""
        with open(os.path.join(options["pageFolder"], "index.html"), encoding="utf-8") as file:
            page = file.read()
        script = '<script src="%s/third-party/apple-pay.js"></script>' % options["url"]
        self.send(200, "text/html; charset=utf-8", page.replace("<head>", "<head>" + script))

    def send(self, status, kind, text):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(text.encode())


server = ThreadingHTTPServer(("127.0.0.1", 0), Shop)
print("http://localhost:%d" % server.server_port, flush=True)
server.serve_forever()
